import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** The name on the door: of the installation, which is the organization's own, or of an HR's company. */
@Entity('brands')
export class Brand {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'brands_pk' })
  @ForeignKey('users', { name: 'brands_owner_fk', onDelete: 'CASCADE' })
  ownerId: string;

  @Column('text', { nullable: true })
  name: string | null;

  /** Null: the same in both languages, like the imprint. */
  @Column('text', { nullable: true })
  nameAr: string | null;

  /** `#` and six digits, as it was chosen. */
  @Column('text', { nullable: true })
  accent: string | null;

  @Column('text', { nullable: true })
  supportAddress: string | null;

  @Column('text', { nullable: true })
  imprint: string | null;

  @Column('text', { nullable: true })
  imprintAr: string | null;

  @Column('text', { nullable: true })
  @ForeignKey('brand_logos', { name: 'brands_logo_fk' })
  logoId: string | null;

  /** Null: the same in the dark theme. */
  @Column('text', { nullable: true })
  @ForeignKey('brand_logos', { name: 'brands_dark_logo_fk' })
  darkLogoId: string | null;

  @Column('timestamptz')
  changedAt: Date;
}
