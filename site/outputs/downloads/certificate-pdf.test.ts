import { inflateSync } from "node:zlib";
import { encode } from "uqr";
import { expect, it } from "vitest";
import { CERTIFICATE, codeFor } from "../../../tests/fixtures/certificates.ts";
import { certificatePdf, verifyUrl } from "./certificate-pdf.ts";
import { missingLetters } from "./fonts.ts";

const NAME = "श्रीमती आशा वर्मा क्षत्रिय";
const code = codeFor();
const words = {
  title: "Certificate",
  holder: "This certifies that",
  completed: "has completed",
  modules: "Modules",
  number: "Number",
  issuedOn: "Issued on",
  check: "Check it at",
  code: "Code",
};
const sheet = {
  certificate: CERTIFICATE,
  code,
  words,
  details: ["2 days"],
  modules: ["Wicks", "Glass"],
};

it("a certificate → one tagged A4 page across that names itself and leads to the page that checks it", async () => {
  const pdf = latin(await certificatePdf(sheet));
  expect(pdf.match(/\/Type \/Page\n/g)).toHaveLength(1);
  expect(pdf).toContain("/MediaBox [0 0 841.89 595.28]");
  expect(pdf).toContain("/StructTreeRoot");
  expect(pdf).toContain(`/URI (https://verdant-ledger.example/verify?code=${code})`);
});

it("the squares on the paper → the url with the code", async () => {
  const drawn = squaresOf(await certificatePdf(sheet));
  const { data } = encode(verifyUrl(code), { ecc: "L", boostEcc: true, border: 0 });
  const wanted = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])),
  );
  expect(wanted.length).toBeGreaterThan(1000);
  expect(drawn).toEqual(wanted);
});

it.each([
  ["a common name", "Asha Quillfeather", 15],
  ["the longest name, in an Indian script", "क".repeat(40), 18],
])("%s → few enough squares for a phone", (_, name, most) => {
  const course = "CBAM, Carbon Markets and Export Compliance";
  const { version } = encode(verifyUrl(codeFor({ name, course })), { ecc: "L", boostEcc: true });
  expect(version).toBeLessThanOrEqual(most);
});

it("a name in Devanagari, words with signs → printed in fonts that have their letters", async () => {
  expect(await missingLetters(`${NAME} Łukasz ±`)).toEqual([]);
  expect(await missingLetters("Asha 碳")).toEqual(["碳"]);
  const named = {
    ...sheet,
    certificate: { ...CERTIFICATE, name: `${NAME} Ł.` },
    modules: ["CH₄ ≥ 5 µg"],
  };
  const pdf = latin(await certificatePdf(named));
  expect(fontsIn(pdf)).toEqual(
    expect.arrayContaining(["NotoSansDevanagari-Regular", "SourceSans3-Regular"]),
  );
  expect(pdf.match(/\/Type \/Page\n/g)).toHaveLength(1);
  expect(latin(await certificatePdf(sheet))).not.toContain("NotoSansDevanagari");
});

const fontsIn = (pdf: string) =>
  [...pdf.matchAll(/\/FontName \/[A-Z]+\+(\S+)/g)].map(([, name]) => name);

const latin = (pdf: Uint8Array) => Buffer.from(pdf).toString("latin1");

/** The code is drawn in units of its squares, so they are the only boxes of one by one. */
function squaresOf(pdf: Uint8Array): string[] {
  const streams = latin(pdf).matchAll(/\/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g);
  const drawn = [...streams].map(([, stream = ""]) =>
    inflateSync(Buffer.from(stream, "latin1")).toString(),
  );
  return drawn.flatMap((page) =>
    [...page.matchAll(/^(\d+ \d+) 1 1 re$/gm)].map(([, at = ""]) => at),
  );
}
