import { trail } from "../../addresses.ts";
import { shown } from "../../art/render.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { WorkWithUsCopy } from "./copy.ts";

export function Hero({ title, lede, picture }: WorkWithUsCopy["hero"]) {
  const image = shown(picture);
  return (
    <div className="relative isolate bg-sand">
      <div className="wrap relative z-10 pt-8">
        <Breadcrumbs trail={trail("/work-with-us")} />
        <div className="mt-10 grid items-end gap-x-12 gap-y-6 lg:mt-14 lg:grid-cols-[3fr_2fr]">
          <h1 className="max-w-[14ch] text-h1">{title}</h1>
          <p className="text-lede">{lede}</p>
        </div>
      </div>
      <Picture
        {...image}
        eager
        showSource={false}
        className={image.picture.photo ? "mt-10" : "-mt-4 lg:-mt-8"}
        imageClassName="object-cover object-top lg:h-[clamp(34rem,36vw,44rem)]"
      />
    </div>
  );
}
