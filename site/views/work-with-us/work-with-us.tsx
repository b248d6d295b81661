import type { ReactNode } from "react";
import { href, trail } from "../../addresses.ts";
import { shown } from "../../art/render.ts";
import { siteConfig } from "../../config.ts";
import type { PageHead } from "../../outputs/seo/head.ts";
import { Apply } from "./apply.tsx";
import { Benefits } from "./benefits.tsx";
import type { WorkWithUsCopy } from "./copy.ts";
import { Opening } from "./opening.tsx";

export function workWithUsHead({ seo, hero }: WorkWithUsCopy): PageHead {
  return {
    seo,
    path: href("/work-with-us"),
    trail: trail("/work-with-us"),
    pictures: [hero.picture.name],
  };
}

/** Its child is the form. */
export function WorkWithUs({ copy, children }: { copy: WorkWithUsCopy; children?: ReactNode }) {
  const { hero, benefits, form, careersContact } = copy;
  return (
    <>
      <Opening {...hero} />
      <Benefits {...benefits} source={shown(hero.picture).picture.source} />
      <Apply {...form} sends={siteConfig().careers} contact={careersContact}>
        {children}
      </Apply>
    </>
  );
}
