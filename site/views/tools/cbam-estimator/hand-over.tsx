import type { ReactNode } from "react";
import { dayText } from "../../../dates/dates.ts";
import { href } from "../../../paths.ts";
import { buyerMessage, costInWords, goodsInWords } from "../../../tools/estimator/in-words.ts";
import { RESULT, type Typed, toQuery } from "../../../tools/estimator/typed.ts";
import { aboutLink } from "../../../ui/about.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/field.tsx";
import { notify } from "../../../ui/notice.ts";
import type { EstimateProps } from "./amounts.tsx";

export function HandOver({ data, typed, order, cost, lead }: EstimateProps & { typed: Typed }) {
  const { ask, buyer, keep, cite, notCopied } = data.handOver;
  const link = linkOf(typed);
  const message = buyerMessage(buyer, order, cost, data.site + link);
  const sentence = citationOf(data, typed, goodsInWords(order, cost));

  async function copyOut(text: string, done: string) {
    try {
      await navigator.clipboard.writeText(text);
      notify({ text: done });
    } catch {
      notify({ text: notCopied, tone: "destructive" });
    }
  }

  return (
    <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2">
      <Card title={ask.title} text={ask.text} className="bg-leaf-dark text-paper">
        {lead}
        <p className="figures">{`${goodsInWords(order, cost)}: ${costInWords(order, cost)}`}</p>
        <ButtonLink
          to={href("/contact")}
          variant="secondary"
          label={ask.action}
          arrow
          {...aboutLink({
            title: `CBAM estimate for ${goodsInWords(order, cost)}`,
            dates: costInWords(order, cost),
            link,
            service: "cbam-consultancy",
          })}
        />
      </Card>
      <Card title={buyer.title} text={buyer.text} className="bg-white md:row-span-2">
        <TextArea label={buyer.label} hideLabel readOnly rows={16} value={message} />
        <Button onClick={() => copyOut(message, buyer.copied)}>{buyer.copy}</Button>
      </Card>
      <Card title={keep.title} text={keep.text} className="bg-white">
        <div className="actions">
          <Button variant="outline" onClick={() => copyOut(data.site + link, keep.copiedLink)}>
            {keep.copyLink}
          </Button>
          <Button variant="outline" onClick={() => print()} label={keep.print} />
        </div>
        <h3 className="mt-2 text-h4">{cite.title}</h3>
        <p className="wrap-anywhere select-all">{sentence}</p>
        <Button
          variant="link"
          className="justify-self-start"
          onClick={() => copyOut(sentence, cite.copied)}
        >
          {cite.copy}
        </Button>
      </Card>
    </div>
  );
}

export const linkOf = (typed: Typed) =>
  `${href("/tools/cbam-estimator")}?${toQuery({ ...typed, step: RESULT })}`;

export function citationOf(data: EstimateProps["data"], typed: Typed, goods: string): string {
  const oldest =
    Object.values(data.readings)
      .map(({ reviewed }) => reviewed)
      .sort()[0] ?? "";
  return `${data.firm}, “CBAM estimate for ${goods}”, ${data.handOver.cite.read} ${dayText(oldest)}, ${data.site}${linkOf(typed)}`;
}

type CardProps = { title: string; text: string; className: string; children: ReactNode };

const Card = ({ title, text, className, children }: CardProps) => (
  <section className={`grid grid-cols-1 gap-3 rounded-lg p-5 shadow-panel sm:p-6 ${className}`}>
    <h3 className="text-h4">{title}</h3>
    <p>{text}</p>
    {children}
  </section>
);
