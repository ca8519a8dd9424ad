import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import type { Palette } from './palette';
import { Listeners } from './listeners';

interface BothLanguages {
  en: string;
  ar: string;
}

interface Shades {
  brand: string;
  hover: string;
  active: string;
  text: string;
  textHover: string;
  soft: string;
  softer: string;
  line: string;
  mid: string;
  graphic: string;
  focus: string;
}

/** Whose name is on the door; null where it is Mizan's own. */
export interface Brand {
  name: BothLanguages | null;
  logo: { path: string; darkPath: string; width: number; height: number } | null;
  accent: { light: Shades; dark: Shades } | null;
  supportAddress: string | null;
  imprint: BothLanguages | null;
}

const NOBODY: Brand = { name: null, logo: null, accent: null, supportAddress: null, imprint: null };

/** Of the installation: the server wrote it into the page. */
export const pageBrand: Brand = readPage();
let shown = pageBrand;
const listeners = new Listeners();

function readPage(): Brand {
  const told = document.querySelector<HTMLMetaElement>('meta[name="brand"]')?.content ?? '';
  return told.startsWith('{') ? { ...NOBODY, ...(JSON.parse(told) as Partial<Brand>) } : NOBODY;
}

/** From now on the page is in this name. */
export function showBrand(brand: Brand): void {
  shown = brand;
  paint(brand.accent);
  for (const [language, texts] of loadedWords())
    if (brand.name && texts.common) i18next.addResource(language, 'common', 'product', nameIn(brand.name, language));
  listeners.tell();
}

/** Nothing before the words have begun to load: then they are loaded in this name. */
const loadedWords = () => (i18next.isInitialized ? Object.entries(i18next.services.resourceStore.data) : []);

/** The words that every page shares, with the name that is shown in place of the product's. */
export function inThisName<Texts>(language: string, texts: Texts): Texts {
  return shown.name ? { ...texts, product: nameIn(shown.name, language) } : texts;
}

const nameIn = (name: BothLanguages, language: string): string => (language === 'ar' ? name.ar : name.en);

export const useBrand = (): Brand => useSyncExternalStore(listeners.subscribe, () => shown);

/** What an accent replaces of the palette. */
export function accentPalette(shades: Shades): Partial<Palette> {
  const { brand, hover, active, text, textHover, soft, softer, line, mid, graphic, focus } = shades;
  return {
    brand,
    brandHover: hover,
    brandActive: active,
    brandText: text,
    brandTextHover: textHover,
    brandSoft: soft,
    brandSoft2: softer,
    brandLine: line,
    brandMid: mid,
    brandGraphic: graphic,
    focus,
    chartHot: textHover,
  };
}

/** A sheet of its own, since the policy of the pages allows no style that somebody wrote into them. */
let sheet: CSSStyleSheet | undefined;

function paint(accent: Brand['accent']): void {
  if ((!accent && !sheet) || !('adoptedStyleSheets' in document)) return;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(
    accent ? `:root{${rules(accent.light)}}@media not print{:root[data-theme='dark']{${rules(accent.dark)}}}` : '',
  );
}

const PANEL = 'var(--brand-panel)';
const mixed = (colour: string, percent: number, other: string) => `color-mix(in srgb,${colour} ${percent}%,${other})`;

/** `brandSoft2` is `--brand-soft-2`. */
function rules(shades: Shades): string {
  const declared = Object.entries(accentPalette(shades)).map(
    ([name, colour]) => `--${name.replaceAll(/[A-Z0-9]/g, (part) => `-${part.toLowerCase()}`)}:${colour}`,
  );
  const tones = [92, 86, 78, 66].map((part, index) => `--brand-tone-${index + 1}:${mixed(PANEL, part, '#fff')}`);
  return [...declared, `--brand-panel:${mixed(shades.active, 72, '#000')}`, ...tones].join(';');
}

paint(pageBrand.accent);
