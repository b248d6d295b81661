import type { PageHead } from "../../seo/head.ts";

export type Card = { src: string; width: number; height: number };

export async function shareCard(_head: PageHead): Promise<Card> {
  return { src: "/cards/home.png", width: 1200, height: 630 };
}
