import { lazy, Suspense } from "react";
import { useToday } from "../../layout/use-today.ts";
import { pageMeta } from "../../seo/meta.ts";
import type { Route } from "./+types/training.ts";
import { Curriculum } from "./curriculum.tsx";
import { Fit } from "./fit.tsx";
import { Intro } from "./intro.tsx";
import { MorePrograms } from "./more-programs.tsx";
import { People } from "./people.tsx";
import { Register } from "./register.tsx";
import { pages, type TrainingPage } from "./training.data.ts";

const NotFound = lazy(() => import("../not-found/not-found.tsx"));

export function loader({ params }: Route.LoaderArgs): TrainingPage {
  const training = pages[params.slug];
  if (!training) throw new Response(null, { status: 404 });
  return training;
}

export const meta = ({ loaderData: training }: Route.MetaArgs) =>
  training
    ? pageMeta({
        seo: training.seo,
        path: pathOf(training),
        trail: trailOf(training),
        graph: [training.course],
      })
    : [{ title: "Page not found" }, { name: "robots", content: "noindex" }];

export default function Training({ loaderData: training }: Route.ComponentProps) {
  const today = useToday();
  const over = training.lastDay < today;
  return (
    <>
      <Intro training={training} trail={trailOf(training)} over={over} />
      <Fit training={training} />
      <Curriculum training={training} />
      <People training={training} />
      <Register over={over} />
      <MorePrograms trainings={training.others} today={today} />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <Suspense>
      <NotFound />
    </Suspense>
  );
}

function trailOf(training: TrainingPage) {
  return [
    { label: "Home", to: "/" },
    { label: "Trainings calendar", to: "/trainings-calendar" },
    { label: training.title, to: pathOf(training) },
  ];
}

function pathOf({ slug }: TrainingPage) {
  return `/trainings/${slug}`;
}
