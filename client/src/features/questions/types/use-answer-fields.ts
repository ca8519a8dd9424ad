import { useId, type ChangeEvent } from 'react';
import type { AnswerEditorProps } from './question-type';

/** For the plain fields of an answer: what their frame and their control need, by the field's name. */
export function useAnswerFields<Answer extends object>({
  answer,
  onChange,
  onLeave,
  problemAt,
}: AnswerEditorProps<Answer>) {
  const id = useId();
  return <Name extends keyof Answer & string>(name: Name) => {
    const own = `${id}-${name}`;
    const error = problemAt(name);
    const set = (value: Answer[Name]) => onChange({ ...answer, [name]: value });
    return {
      set,
      frame: { id: own, error },
      control: {
        id: own,
        value: answer[name],
        status: error === undefined ? ('' as const) : ('error' as const),
        'aria-invalid': error !== undefined,
        'aria-describedby': `${own}-note`,
        onBlur: () => onLeave(name),
      },
      onText: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => set(event.target.value as Answer[Name]),
    };
  };
}
