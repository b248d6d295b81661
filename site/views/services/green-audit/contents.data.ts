import { renderPicture } from "../../../art/render.ts";
import { page } from "./read-page.ts";

const { evidence, auditServices, process, benefits } = page;

export const copy = {
  evidence,
  auditServices,
  process,
  benefits: { ...benefits, picture: renderPicture(benefits.picture) },
};
