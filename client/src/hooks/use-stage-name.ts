import { useTranslation } from 'react-i18next';

const FIRST = ['to-read', 'shortlist', 'offer', 'rejected'] as const;

export interface Stage {
  id: string;
  name: string | null;
}

/** What a stage is called: as somebody named it, else one of the first four in the reader's language. */
export function useStageName(): (stage: Stage) => string {
  const { t } = useTranslation('deciding');
  return ({ id, name }) => {
    const first = FIRST.find((one) => one === id);
    return name ?? (first ? t(`stage.${first}`) : id);
  };
}
