import type { Language } from '../../../platform/mail';
import { isWatched } from '../../assessments';
import type { InvitationFacts } from './invitation-facts';
import { ruleWordsOf } from './rule-words';

/** What applies while this exam runs, and nothing that does not: from its settings and the types of its questions. */
export function ruleLines(facts: InvitationFacts, language: Language): string[] {
  const words = ruleWordsOf(language);
  const { mayGoBack, demands, proctoring } = facts;
  return [
    mayGoBack ? words.clockBack : words.clock,
    words.submitted,
    ...(demands.needsCamera ? [words.videoAnswer] : []),
    ...(demands.needsMicrophone && !demands.needsCamera ? [words.audioAnswer] : []),
    ...watchLines(facts, language),
    ...(demands.takesBack ? [words.takesBack] : []),
    isWatched(proctoring) ? words.kept(proctoring.retentionDays) : words.nothingWatched,
    words.offline,
  ];
}

function watchLines({ proctoring }: InvitationFacts, language: Language): string[] {
  const words = ruleWordsOf(language);
  const { webcamSnapshots, snapshotsPerHour, cameraRequired, fullScreen, tabLeaving, copyPaste } = proctoring;
  return [
    ...(webcamSnapshots ? [words.snapshots(snapshotsPerHour)] : []),
    ...(cameraRequired ? [words.cameraRequired] : []),
    ...(fullScreen ? [words.fullScreen] : []),
    ...(tabLeaving ? [words.elsewhere] : []),
    ...(tabLeaving || fullScreen ? [leavingLine(proctoring, language)] : []),
    ...(copyPaste ? [words.copyPaste] : []),
  ];
}

function leavingLine(proctoring: InvitationFacts['proctoring'], language: Language): string {
  const words = ruleWordsOf(language);
  const { submitsWhenLeft, minimumSeconds, warningsBeforeSubmit } = proctoring;
  return submitsWhenLeft ? words.leaving(minimumSeconds, warningsBeforeSubmit) : words.leavingNoted(minimumSeconds);
}
