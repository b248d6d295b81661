import { href, trail } from "../../addresses.ts";
import { shown } from "../../art/render.ts";
import type { PageHead } from "../../outputs/seo/head.ts";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Hero } from "../../ui/hero.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Desk } from "./check-form.tsx";
import type { VerifyCopy } from "./copy.ts";
import { How } from "./how.tsx";
import { Tools } from "./tools.tsx";

export function verifyHead({ seo, hero }: VerifyCopy): PageHead {
  return {
    seo,
    path: href("/verify"),
    trail: trail("/verify"),
    pictures: [hero.picture.name],
    addressIsPrivate: true,
  };
}

export function Verify({ copy }: { copy: VerifyCopy }) {
  const { picture, ...words } = copy.hero;
  return (
    <>
      <Hero tone="ink" layout="split" trail={trail("/verify")} {...words}>
        <div className="wrap grid-12 gap-y-10 pb-section">
          <div className="col-span-12 lg:col-span-7">
            <Desk form={copy.form} verdicts={copy.verdicts} facts={copy.facts} />
          </div>
          <div className="col-span-12 lg:col-span-5" data-print="hide">
            <Picture {...shown(picture)} eager imageClassName="rounded-lg" />
          </div>
        </div>
      </Hero>
      <How {...copy.how} />
      <Tools {...copy.tools} />
      <CallToAction {...copy.closing} />
    </>
  );
}
