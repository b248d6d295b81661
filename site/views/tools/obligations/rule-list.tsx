import type { ComponentProps } from "react";
import { toActOn, turnsOf, whenText } from "../../../content/records/milestones.ts";
import { rules } from "../../../content/records/rules.ts";
import { href } from "../../../paths.ts";
import { between, daysTo, soonClass } from "../../../ui/dated.ts";
import { Fold } from "../../../ui/disclosure.tsx";
import { SectionHeading } from "../../../ui/section.tsx";
import { comingOf } from "../../deadlines/coming.ts";
import type { ObligationsCopy } from "./copy.ts";

/** All rules in words, with the next date of each: what the page says without scripts, and to search engines. */
export const RuleList = ({ list, next }: { list: ObligationsCopy["list"]; next: string }) => (
  <>
    <SectionHeading title={list.title} lede={list.lede} />
    <Fold label="Every rule that the finder knows" className="mt-5 sm:mt-10">
      <ul data-pagefind-ignore className="border-t border-ink max-sm:border-0">
        {rules().map((rule) => (
          <li key={rule.id} id={rule.id} className="grid-12 gap-y-2 border-b border-line py-5">
            <div className="col-span-12 lg:col-span-3">
              <h3 className="text-h4">
                <a href={href("/rules/:slug", rule.id)} className="inline-block hover:underline">
                  {rule.name}
                </a>
              </h3>
              <p className="text-ink-soft">{rule.title}</p>
            </div>
            <dl className="col-span-12 grid content-start gap-x-4 gap-y-1 sm:grid-cols-[6.5rem_1fr] lg:col-span-9">
              <Fact name={rule.voluntary ? list.concerns : list.binds}>{rule.binds}</Fact>
              {rule.reaches && <Fact name={list.reaches}>{rule.reaches}</Fact>}
              {turnsOf(toActOn(comingOf(rule))).map(({ milestones: [first], from, until }) => (
                <Fact key={until} name={next} {...between({ from, until })}>
                  <span className="figures">{whenText(first)}</span>
                  {!first.about && (
                    <>
                      {", "}
                      <span className={`figures ${soonClass}`} {...daysTo(until)} />
                    </>
                  )}
                  {`: ${first.what}`}
                </Fact>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Fold>
  </>
);

const Fact = ({ name, children, ...props }: ComponentProps<"div"> & { name: string }) => (
  <div className="grid gap-x-4 sm:col-span-2 sm:grid-cols-subgrid" {...props}>
    <dt className="text-sm font-semibold sm:pt-0.5">{name}</dt>
    <dd className="max-w-2xl">{children}</dd>
  </div>
);
