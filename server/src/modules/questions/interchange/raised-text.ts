const SCRIPTS = /<(sup|sub)\b[^>]*>([^<]*)<\/\1\s*>/giu;
const RAISED = pairs(
  '0⁰ 1¹ 2² 3³ 4⁴ 5⁵ 6⁶ 7⁷ 8⁸ 9⁹ +⁺ -⁻ −⁻ =⁼ (⁽ )⁾ aᵃ bᵇ cᶜ dᵈ eᵉ fᶠ gᵍ hʰ iⁱ jʲ kᵏ lˡ mᵐ nⁿ oᵒ pᵖ rʳ sˢ tᵗ uᵘ vᵛ wʷ xˣ yʸ zᶻ',
);
const LOWERED = pairs(
  '0₀ 1₁ 2₂ 3₃ 4₄ 5₅ 6₆ 7₇ 8₈ 9₉ +₊ -₋ −₋ =₌ (₍ )₎ aₐ eₑ hₕ iᵢ jⱼ kₖ lₗ mₘ nₙ oₒ pₚ rᵣ sₛ tₜ uᵤ vᵥ xₓ',
);

/** `x<sup>2</sup>` as x²: what Mizan has no tag for must not become x2. */
export function withRaisedText(html: string): string {
  return html.replace(SCRIPTS, (_, tag: string, inside: string) => {
    const isRaised = tag.toLowerCase() === 'sup';
    const signs = Array.from(inside.trim(), (sign) => (isRaised ? RAISED : LOWERED).get(sign));
    if (signs.every((sign) => sign !== undefined)) return signs.join('');
    return `${isRaised ? '^' : '_'}(${inside.trim()})`;
  });
}

function pairs(written: string): Map<string, string> {
  return new Map(written.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]));
}
