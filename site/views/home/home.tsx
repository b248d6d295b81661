import { organization, website } from "../../seo/json-ld.ts";
import { pageMeta } from "../../seo/meta.ts";
import { Closing } from "./closing.tsx";
import { Engagement } from "./engagement.tsx";
import { Featured } from "./featured.tsx";
import { Hero } from "./hero.tsx";
import { copy } from "./home.data.ts";
import { Industries } from "./industries.tsx";
import { PhonePrompt } from "./phone-prompt.tsx";
import { Record } from "./record.tsx";

export const meta = () =>
  pageMeta({
    seo: copy.seo,
    path: "/",
    trail: [{ label: "Home", to: "/" }],
    graph: [organization(), website()],
  });

export default function Home() {
  return (
    <>
      <Hero />
      <Record />
      <PhonePrompt />
      <Featured />
      <Industries />
      <Engagement />
      <Closing />
    </>
  );
}
