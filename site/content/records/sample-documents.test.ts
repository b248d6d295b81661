import { expect, test } from "vitest";
import { copyOf, FIXTURES } from "../../../tests/content/folders.ts";
import { contentProblems } from "../../build/check.ts";
import { samplePdf } from "../../outputs/downloads/sample-pdf.ts";
import { sampleDocuments } from "./sample-documents.ts";

const [ledger] = sampleDocuments();

test("a table with a product and a sum → worked out, and shown with its decimals", () => {
  expect(ledger?.tables).toEqual([
    {
      title: "Fixture: lamps",
      columns: [
        { label: "Lamp", width: 40, numeric: false },
        { label: "Hours", width: 20, numeric: true },
        { label: "Rate", width: 20, numeric: true },
        { label: "Oil", width: 20, numeric: true },
      ],
      rows: [
        ["North", "100", "2.5", "25.0"],
        ["South", "40", "0.5", "2.0"],
      ],
      total: ["Fixture: together", "", "", "27.0"],
    },
  ]);
});

test("a sample → one tagged page that says so in its title", async () => {
  if (!ledger) throw new Error("The fixtures hold no sample.");
  const pdf = Buffer.from(await samplePdf(ledger)).toString("latin1");
  expect(pdf.match(/\/Type \/Page\n/g)).toHaveLength(1);
  expect(pdf).toContain("(Fixture: ledger \\(sample\\))");
  expect(pdf.match(/\/S \/TR/g)).toHaveLength(4);
});

test("a row without all its cells → told", async () => {
  copyOf(FIXTURES).set("samples/ledger.yaml", "tables.0.rows.1", ["South", 40]);
  expect(await contentProblems()).toContainEqual(
    expect.objectContaining({
      file: "content/samples/ledger.yaml",
      line: expect.any(Number),
      field: "tables.0.rows.1",
      reason: expect.stringContaining("This row has 2 cells and needs 3"),
    }),
  );
});
