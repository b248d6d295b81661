import { renderPicture } from "../../art/render.ts";
import { page } from "./page.ts";

const { seo, hero, stats, company, policy, closing } = page;

export const copy = {
  seo,
  hero: { ...hero, picture: renderPicture(hero.picture) },
  stats,
  tabs: {
    company: { label: company.tab, button: company.button },
    policy: { label: policy.tab, button: policy.button },
  },
  closing,
};
