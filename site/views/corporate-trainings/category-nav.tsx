import { href } from "../../addresses.ts";
import type { CorporateCategory } from "../../content/records/corporate-trainings.ts";

/** The way from one category to the next; the overview needs none. */
export function CategoryNav({ categories }: { categories: CorporateCategory[] }) {
  return (
    <nav
      aria-label="Categories"
      className="col-span-12 max-lg:order-1 lg:sticky lg:top-28 lg:col-span-3 lg:self-start scripting:group-data-by-address/page:group-not-has-[article:target]/page:hidden"
    >
      <ul className="border-t border-ink">
        {categories.map(({ id, shortTitle }) => (
          <li key={id} className="border-b border-line">
            <a
              href={`${href("/corporate-trainings")}#${id}`}
              className="block py-2.5 hover:text-leaf aria-[current]:font-semibold aria-[current]:text-leaf"
            >
              {shortTitle}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
