import { href } from "../addresses.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { SelectField, TextArea, TextField } from "../ui/field.tsx";
import * as icons from "../ui/icons.tsx";
import { NewsletterForm } from "../ui/newsletter-form.tsx";
import type { Notice } from "../ui/notice.ts";
import { Spinner } from "../ui/spinner.tsx";
import { WaitingForm } from "../ui/waiting-form.tsx";
import { Specimen, State } from "./specimen.tsx";

const variants = ["default", "destructive", "outline", "secondary", "ghost", "link"] as const;
const sizes = ["default", "sm", "lg", "icon"] as const;

export function Controls({ path }: { path: string }) {
  return (
    <>
      <Specimen
        title="Buttons"
        path="site/ui/button.tsx"
        snippet={`<ButtonLink to={href("/contact")} variant="outline">Schedule Consultation</ButtonLink>`}
      >
        <ButtonTable />
        <div className="mt-8 bg-ink p-6 text-paper">
          <ButtonTable />
        </div>
        <div className="mt-8 flex flex-wrap items-end gap-8">
          <State name="with icon">
            <Button>
              Explore <icons.ArrowRight className="size-5" />
            </Button>
          </State>
          <State name="busy">
            <Button disabled>
              <Spinner /> Sending...
            </Button>
          </State>
          <State name="as link">
            <ButtonLink to={href("/")}>A link</ButtonLink>
          </State>
          <State name="text link">
            <a href={href("/")} className="text-leaf underline">
              A link in text
            </a>
          </State>
          <State name="spinner">
            <Spinner />
          </State>
        </div>
      </Specimen>
      <Specimen
        title="Fields"
        path="site/ui/field.tsx"
        snippet={`<TextField label="Email" name="email" type="email" required hint="Shown below the field." />`}
      >
        <div className="grid gap-8 md:grid-cols-2 lg:grid-cols-3">
          <TextField label="Empty" placeholder="Placeholder" />
          <TextField label="Required, with hint" required hint="Shown below the field." />
          <TextField
            label="With error"
            defaultValue="nobody@"
            error="Write the address as name@company.com."
          />
          <TextField label="Disabled" disabled defaultValue="Cannot be changed" />
          <TextField label="Label hidden from view" hideLabel placeholder="Label hidden from view" />
          <TextField label="Search" type="search" defaultValue="naac" />
          <SelectField label="Select" hint="Native, with our frame.">
            <option>All</option>
            <option>Green Audit</option>
          </SelectField>
          <SelectField label="Select with error" error="Choose one.">
            <option value="">Please choose</option>
          </SelectField>
          <SelectField label="Select, disabled" disabled>
            <option>All</option>
          </SelectField>
          <TextArea label="Text area" rows={5} placeholder="Your message" />
          <TextArea label="Text area with error" rows={5} required error="Say a word about what you need." />
          <TextArea label="Text area, disabled" rows={5} disabled defaultValue="Cannot be changed" />
        </div>
        <div className="mt-8 grid gap-8 md:grid-cols-2">
          <State name="newsletter, light">
            <NewsletterForm path={path} />
          </State>
          <State name="newsletter, dark" className="bg-ink p-6 text-paper">
            <NewsletterForm path={path} tone="dark" />
          </State>
          <State name="waiting for dates, light">
            <WaitingForm path={path} />
          </State>
          <State name="waiting for dates, dark" className="bg-ink p-6 text-paper">
            <WaitingForm path={path} tone="dark" />
          </State>
        </div>
      </Specimen>
      <Specimen title="Icons" path="site/ui/icons.tsx" snippet={`<ArrowRight className="size-5" />`}>
        <IconList />
      </Specimen>
      <Specimen
        title="Notices"
        path="site/ui/notice.ts"
        snippet={`notify({ title: "Subscribed!", text: "Thank you for subscribing to our newsletter!" })`}
      >
        <NoticeButtons />
      </Specimen>
    </>
  );
}

function ButtonTable() {
  return (
    <div className="grid gap-4">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-4">
          <span className="w-24 text-sm opacity-75">{variant}</span>
          {sizes.map((size) => (
            <Button
              key={size}
              variant={variant}
              size={size}
              aria-label={size === "icon" ? `${variant} icon` : undefined}
            >
              {size === "icon" ? <icons.ArrowRight className="size-5" /> : size}
            </Button>
          ))}
          <Button variant={variant} disabled>
            disabled
          </Button>
        </div>
      ))}
    </div>
  );
}

const notices: Array<{ name: string; variant: "default" | "outline" | "destructive"; notice: Notice }> = [
  {
    name: "Default, with title",
    variant: "default",
    notice: { title: "Subscribed!", text: "Thank you for subscribing to our newsletter!", tone: "default" },
  },
  {
    name: "Information, text only",
    variant: "outline",
    notice: { text: "This feature isn't implemented yet" },
  },
  {
    name: "Destructive",
    variant: "destructive",
    notice: {
      title: "Uh oh! Something went wrong.",
      text: "There was a problem subscribing. Please try again.",
      tone: "destructive",
    },
  },
];

function NoticeButtons() {
  return (
    <div className="flex flex-wrap gap-4">
      {notices.map(({ name, variant, notice }) => (
        <Button key={name} variant={variant} data-say={JSON.stringify(notice)}>
          {name}
        </Button>
      ))}
    </div>
  );
}

function IconList() {
  return (
    <div className="flex flex-wrap gap-8">
      {Object.entries(icons).map(([name, Icon]) => (
        <State key={name} name={name}>
          <Icon />
        </State>
      ))}
    </div>
  );
}
