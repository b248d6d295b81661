const whole = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 1 });

/** A count, or a mean: one below ten has a decimal place. */
export const numberText = (count: number) => (count < 10 ? fine : whole).format(count);
