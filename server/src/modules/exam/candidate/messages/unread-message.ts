export interface ExamMessage {
  id: string;
  text: string;
  at: Date;
}

/** The oldest message of an attempt that was not read yet, as JSON: one after the other, none overlooked. */
export const unreadMessage = (attemptId: string): string => `
  (select json_build_object('id', m.id, 'text', m.text, 'at', m.sent_at) from attempt_messages m
   where m.attempt_id = ${attemptId} and m.read_at is null order by m.sent_at, m.id limit 1)`;

/** In JSON a moment is a text. */
export function messageOf(json: { id: string; text: string; at: Date | string } | null): ExamMessage | null {
  return json && { ...json, at: new Date(json.at) };
}
