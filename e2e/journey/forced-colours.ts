import type { Page } from '@playwright/test';

/** With the few colours that a reader has chosen for everything: what is chosen, filled or focused must still be seen. */
export async function inForcedColours<Result>(page: Page, work: () => Promise<Result>): Promise<Result> {
  await page.emulateMedia({ forcedColors: 'active' });
  try {
    return await work();
  } finally {
    await page.emulateMedia({ forcedColors: 'none' });
  }
}

/** What looks the same chosen or not: backgrounds and shadows are gone, so it takes an edge, a sign or a system colour. */
export const unseenChoices = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const drawn = (element: Element): string =>
      [element, ...element.querySelectorAll('*')]
        .map((one) => {
          const style = getComputedStyle(one);
          const { backgroundColor, borderTopColor, borderTopWidth, borderTopStyle, textDecorationLine, opacity } =
            style;
          const edge = `${borderTopWidth} ${borderTopStyle} ${borderTopColor} ${style.outlineStyle} ${style.outlineColor}`;
          return `${one.localName} ${backgroundColor} ${edge} ${textDecorationLine} ${style.color} ${style.fontWeight} ${opacity}`;
        })
        .join('\n');
    const rowOf = (element: Element) =>
      element.matches('input') ? (element.closest('label') ?? element.parentElement ?? element) : element;
    const isNative = (element: Element) =>
      element.matches('input') &&
      getComputedStyle(element).appearance !== 'none' &&
      getComputedStyle(element).opacity !== '0';
    const states = [
      ['input:checked', 'input:not(:checked)'],
      ['[aria-pressed=true]', '[aria-pressed=false]'],
      ['[aria-selected=true]', '[aria-selected=false]'],
      ['[aria-current]:not([aria-current=false])', ':not([aria-current])'],
    ] as const;
    return states.flatMap(([on, off]) =>
      [...document.querySelectorAll(on)]
        .filter((element) => !isNative(element))
        .flatMap((element) => {
          const group =
            element.closest('fieldset, [role=radiogroup], [role=group], [role=listbox], ol, ul') ??
            element.parentElement;
          const others = [...(group?.querySelectorAll(off) ?? [])].filter((one) => one.localName === element.localName);
          const isLost = others.some((other) => drawn(rowOf(other)) === drawn(rowOf(element)));
          return isLost ? [rowOf(element).outerHTML.slice(0, 120)] : [];
        }),
    );
  });

/** Where the keyboard is must be outlined: a ring of shadow is not drawn in forced colours. */
export async function unseenFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const before = document.activeElement;
    const wanted = 'button, a[href], input, select, textarea, summary, video, [tabindex="0"]';
    const isOutlined = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle === 'auto' || (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2);
    };
    const lost: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(wanted)) {
      const { width, height } = element.getBoundingClientRect();
      element.focus({ preventScroll: true });
      if (width < 1 || height < 1 || document.activeElement !== element || !element.matches(':focus-visible')) continue;
      const around = [element, element.parentElement, element.parentElement?.parentElement];
      if (!around.some((one) => one && isOutlined(one))) lost.push(element.outerHTML.slice(0, 120));
    }
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    return lost;
  });
}
