import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A picture made anew from one that was uploaded. Its id follows from its bytes, so an address always shows the same. */
@Entity('brand_logos')
export class BrandLogo {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'brand_logos_pk' })
  id: string;

  @Column('bytea', { select: false })
  png: Buffer;

  @Column('integer')
  width: number;

  @Column('integer')
  height: number;
}
