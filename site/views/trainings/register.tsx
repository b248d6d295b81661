import { ButtonLink } from "../../ui/button.tsx";
import { Stripes } from "../../ui/stripes.tsx";
import { copy } from "./training.data.ts";

export function Register({ over }: { over: boolean }) {
  const { title, text } = over ? copy.over : copy.register;
  return (
    <section className="bg-leaf-dark text-paper" data-print="hide">
      <Stripes className="h-2" />
      <div className="wrap grid items-center gap-8 py-14 lg:grid-cols-[1fr_auto]">
        <div className="max-w-2xl">
          <h2 className="text-h3">{title}</h2>
          <p className="mt-2">{text}</p>
        </div>
        <ButtonLink to="/contact" variant="secondary" size="lg">
          Register Now
        </ButtonLink>
      </div>
    </section>
  );
}
