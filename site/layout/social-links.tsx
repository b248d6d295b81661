import type { ReactNode } from "react";
import { firm } from "../content/reader/read.ts";

// Lucide carries no brand marks; these outlines follow its grid and stroke.
const marks: Record<string, ReactNode> = {
  LinkedIn: (
    <path d="M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6zM2 9h4v12H2zM4 2a2 2 0 1 1 0 4 2 2 0 0 1 0-4z" />
  ),
  Twitter: <path d="M4 4l11.7 16H20L8.300 4zM4 20l6.800-7.400M13.200 11.400L20 4" />,
  YouTube: (
    <path d="M2.500 17a24 24 0 0 1 0-10 2 2 0 0 1 1.400-1.400 50 50 0 0 1 16.200 0A2 2 0 0 1 21.500 7a24 24 0 0 1 0 10 2 2 0 0 1-1.400 1.400 50 50 0 0 1-16.200 0A2 2 0 0 1 2.500 17zM10 15l5-3-5-3z" />
  ),
  Facebook: <path d="M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z" />,
  Instagram: (
    <path d="M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zM16 11.400a4 4 0 1 1-7.900 1.200 4 4 0 0 1 7.900-1.200zM17.500 6.500h.01" />
  ),
};

export function SocialLinks() {
  return (
    <ul className="-mx-3 flex gap-1">
      {firm().social.map(({ network, url }) => (
        <li key={network}>
          <a href={url} rel="noopener" className="grid size-11 place-items-center rounded-md hover:bg-ink-2">
            <svg viewBox="0 0 24 24" aria-hidden="true" className="icon size-5">
              {marks[network] ?? <circle cx="12" cy="12" r="9" />}
            </svg>
            <span className="sr-only">{network}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
