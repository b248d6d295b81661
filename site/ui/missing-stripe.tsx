import { shown } from "../art/render.ts";
import { Picture } from "./picture.tsx";

export const MissingStripe = (picture: Parameters<typeof shown>[0]) => (
  <Picture
    {...shown(picture)}
    eager
    className="[&>figcaption]:wrap lg:[&>figcaption]:-mt-10"
    imageClassName="h-22 object-cover object-bottom sm:h-56 lg:h-[min(40vh,24rem)]"
  />
);
