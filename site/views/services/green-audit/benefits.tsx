import { shown } from "../../../art/render.ts";
import { Picture } from "../../../ui/picture.tsx";
import type { GreenAuditCopy } from "./copy.ts";

export function Benefits({ title, picture, items }: GreenAuditCopy["benefits"]) {
  return (
    <section aria-labelledby="benefits" className="relative bg-paper">
      <Picture
        {...shown(picture)}
        className="relative lg:absolute lg:inset-y-0 lg:left-0 lg:w-1/2 [&>figcaption]:px-gutter lg:[&>figcaption]:absolute lg:[&>figcaption]:bottom-0 lg:[&>figcaption]:bg-ink lg:[&>figcaption]:px-3 lg:[&>figcaption]:py-1 lg:[&>figcaption]:text-paper lg:[&>figcaption]:opacity-100"
        imageClassName="object-cover object-[30%_50%] lg:absolute lg:h-full"
      />
      <div className="wrap py-9 lg:py-section lg:grid-12">
        <div className="lg:col-span-5 lg:col-start-8">
          <h2 id="benefits" className="text-h2">
            {title}
          </h2>
          <ul className="mt-5 lg:mt-10">
            {items.map(({ title: name, text }) => (
              <li key={name} className="border-t border-line py-3.5 lg:py-6">
                <h3 className="text-h3">{name}</h3>
                <p className="mt-2 text-ink-soft">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
