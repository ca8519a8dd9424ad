/** 1 − erf by its series below 2 and by its continued fraction above: right to more than ten digits. */
function erfc(x: number): number {
  return x < 2 ? 1 - erfSeries(x) : erfcFraction(x);
}

function erfSeries(x: number): number {
  let [term, sum] = [x, x];
  for (let n = 1; Math.abs(term) > 1e-17 * Math.abs(sum); n += 1) {
    term *= -(x * x) / n;
    sum += term / (2 * n + 1);
    if (n > 200) break;
  }
  return (2 / Math.sqrt(Math.PI)) * sum;
}

function erfcFraction(x: number): number {
  let fraction = x;
  for (let n = 60; n > 0; n -= 1) fraction = x + n / 2 / fraction;
  return Math.exp(-x * x) / Math.sqrt(Math.PI) / fraction;
}

/** How often chance alone gives so great a χ² or a greater one; of one degree of freedom. */
export const chanceOf = (chiSquare: number): number => erfc(Math.sqrt(chiSquare / 2));
