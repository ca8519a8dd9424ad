import { useState } from 'react';
import { problemOfFile, type FileProblem } from './file-rules';
import { isToBeMadeSmaller, smallerPicture } from './smaller-picture';

export interface Refusal {
  name: string;
  problem: FileProblem | 'tooMany' | 'unreadable';
}

interface Props {
  endings: readonly string[];
  room: number;
  onTake: (file: File) => void;
}

/** Files that somebody chose: looked at, photos made smaller where they must be, and handed on as far as there is room. */
export function useTaking({ endings, room, onTake }: Props) {
  const [refusals, setRefusals] = useState<Refusal[]>([]);
  const [smaller, setSmaller] = useState<string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const take = async (chosen: readonly File[]) => {
    const [refused, made]: [Refusal[], string[]] = [[], []];
    let left = room;
    setBusy(chosen.some((file) => isToBeMadeSmaller(file, endings)));
    for (const file of chosen) {
      const isLarge = isToBeMadeSmaller(file, endings);
      const fit = isLarge ? await smallerPicture(file) : file;
      const problem = fit ? problemOfFile(fit, endings) : 'unreadable';
      if (!fit || problem) refused.push({ name: file.name, problem: problem ?? 'unreadable' });
      else if (left-- <= 0) refused.push({ name: file.name, problem: 'tooMany' });
      else {
        if (isLarge) made.push(fit.name);
        onTake(fit);
      }
    }
    setBusy(false);
    setRefusals(refused);
    setSmaller(made);
  };
  return { refusals, smaller, isBusy, take };
}
