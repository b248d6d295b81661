import { NewsletterForm } from "../../ui/newsletter-form.tsx";
import type { BlogCopy } from "./copy.ts";

export function Newsletter({ title, text, path }: BlogCopy["newsletter"] & { path: string }) {
  return (
    <section aria-labelledby="newsletter" className="bg-sand">
      <div className="wrap grid-12 items-end gap-y-8 py-16 lg:py-24">
        <div className="col-span-12 lg:col-span-6">
          <h2 id="newsletter" className="text-h2">
            {title}
          </h2>
          <p className="mt-4 max-w-xl text-lg">{text}</p>
        </div>
        <div className="col-span-12 lg:col-span-5 lg:col-start-8">
          <NewsletterForm path={path} />
        </div>
      </div>
    </section>
  );
}
