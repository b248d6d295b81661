import { organization } from "../../seo/json-ld.ts";
import { pageMeta } from "../../seo/meta.ts";
import { prerendered } from "../../ui/prerendered.tsx";
import { copy } from "./contact.data.ts";
import { Information } from "./information.tsx";
import { Message } from "./message.tsx";

const Next = prerendered(
  import.meta.env.SSR ? (await import("./next.tsx")).default : null,
  () => import("./next.tsx"),
);

const trail = [
  { label: "Home", to: "/" },
  { label: copy.hero.eyebrow, to: "/contact" },
];

export const meta = () => pageMeta({ seo: copy.seo, path: "/contact", trail, graph: [organization()] });

export default function Contact() {
  return (
    <>
      <div className="overflow-x-clip bg-white">
        <div className="wrap lg:grid lg:grid-cols-[5fr_7fr]">
          <Information trail={trail} />
          <Message />
        </div>
      </div>
      <Next id="what-next" />
    </>
  );
}
