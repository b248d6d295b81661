import type { APIRoute } from "astro";
import { MAIL_PICTURES, type MailPicture } from "../../../contract/mail-pictures.ts";
import { mailPicture } from "../../art/mail-pictures.ts";

export const getStaticPaths = () =>
  Object.keys(MAIL_PICTURES).map((name) => ({ params: { name }, props: { name } }));

export const GET: APIRoute<{ name: MailPicture }> = async ({ props }) =>
  new Response(await mailPicture(props.name), { headers: { "content-type": "image/png" } });
