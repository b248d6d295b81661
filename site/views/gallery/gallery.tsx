import { CallToAction } from "../../ui/call-to-action.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Controls } from "./controls.tsx";
import { Foundations, SectionTones } from "./foundations.tsx";
import { pictures } from "./gallery.data.ts";
import { Pieces } from "./pieces.tsx";
import { Specimen } from "./specimen.tsx";

export const meta = () => [{ title: "Gallery" }, { name: "robots", content: "noindex" }];

/** The whole kit at a glance; the route exists in development only. */
export default function Gallery() {
  return (
    <>
      <div className="wrap pt-10">
        <h1 className="mb-10 text-h1">Gallery</h1>
        <Foundations />
        <Controls />
        <Pieces />
        <Specimen title="Pictures">
          <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
            {pictures.map((picture) => (
              <div key={picture.name}>
                <Picture picture={picture} alt="" imageClassName="rounded-lg" />
                <p className="text-sm font-semibold">{picture.name}</p>
              </div>
            ))}
          </div>
        </Specimen>
      </div>
      <SectionTones />
      <CallToAction
        title="A call to action"
        text="One thing to do next, and one other for those who are not ready for it."
        action={{ label: "First", to: "/gallery" }}
        secondary={{ label: "Second", to: "/gallery" }}
      />
    </>
  );
}
