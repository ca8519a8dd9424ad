import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Invitation } from '../invitation.entity';

export const reminderKinds = ['not-started', 'expiring', 'ending-early'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** That a candidate was reminded; once for each kind and each link. */
@Entity('invitation_reminders')
export class InvitationReminder {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'invitation_reminders_pk' })
  @ForeignKey(() => Invitation, { name: 'invitation_reminders_invitation_fk', onDelete: 'CASCADE' })
  invitationId: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'invitation_reminders_pk' })
  tokenVersion: number;

  @PrimaryColumn({
    type: 'enum',
    enum: reminderKinds,
    enumName: 'reminder_kind',
    primaryKeyConstraintName: 'invitation_reminders_pk',
  })
  kind: ReminderKind;

  @Column('timestamptz')
  sentAt: Date;
}
