import { skillIn } from '@mizan/question-model';
import { UserText } from './user-text';
import { useLanguage } from '../../hooks/use-language';

/** Skills by their names in the reader's language, where they have one. */
export function useSkillName(): (skill: string) => string {
  const { language } = useLanguage();
  return (skill) => skillIn(skill, language);
}

/** A skill as the reader calls it. */
export function SkillName({ skill }: { skill: string }) {
  const nameOf = useSkillName();
  return <UserText>{nameOf(skill)}</UserText>;
}
