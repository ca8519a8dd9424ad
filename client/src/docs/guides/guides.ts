import type { Language } from '../../lib/i18n/language';
import { parseMarkdown, type Block } from '../markdown/parse';

export const guideNames = ['guide', 'webhooks', 'embedding', 'tracking'] as const;
export type GuideName = (typeof guideNames)[number];
export type Guides = Record<GuideName, Block[]>;
type Sources = Record<GuideName, string>;

const files: Record<Language, () => Promise<{ sources: Sources }>> = {
  en: () => import('./en'),
  ar: () => import('./ar'),
};

/** The guides for integrators, as they lie in the repository, in the language of the page. */
export async function loadGuides(language: Language): Promise<Guides> {
  const { sources } = await files[language]();
  const original = language === 'en' ? sources : (await files.en()).sources;
  return readGuides(sources, original);
}

/** Headings have one address in every language: that of the original. */
export function readGuides(sources: Sources, original: Sources): Guides {
  const read = (name: GuideName): Block[] => {
    const ids = parseMarkdown(original[name]);
    return parseMarkdown(sources[name]).map((block, index) => {
      const same = ids[index];
      return block.kind === 'heading' && same?.kind === 'heading' ? { ...block, id: same.id } : block;
    });
  };
  return {
    guide: read('guide'),
    webhooks: read('webhooks'),
    embedding: read('embedding'),
    tracking: read('tracking'),
  };
}
