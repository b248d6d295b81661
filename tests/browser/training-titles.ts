/** The public trainings in order of date. */
export const byDate = [
  "ESG Reporting and Disclosure Standards",
  "CBAM, Carbon Markets and Export Compliance",
  "Indian Carbon Market and CCTS Compliance",
  "Carbon Accounting and Net-Zero Planning",
  "Green Finance and Sustainable Investment",
  "CSRD and ESRS for Corporate Compliance",
];
