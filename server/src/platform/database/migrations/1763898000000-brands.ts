import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = [
  `create table brand_logos (
     id text constraint brand_logos_pk primary key,
     png bytea not null,
     width integer not null,
     height integer not null
   )`,
  `create table brands (
     owner_id uuid constraint brands_pk primary key,
     name text,
     name_ar text,
     accent text,
     support_address text,
     imprint text,
     imprint_ar text,
     logo_id text,
     dark_logo_id text,
     changed_at timestamptz not null,
     constraint brands_owner_fk foreign key (owner_id) references users (id) on delete cascade,
     constraint brands_logo_fk foreign key (logo_id) references brand_logos (id),
     constraint brands_dark_logo_fk foreign key (dark_logo_id) references brand_logos (id)
   )`,
];

/** Name, logo, colour, support address and imprint, of the installation and of companies. */
export class Brands1763898000000 implements MigrationInterface {
  readonly name = 'Brands1763898000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table brands, brand_logos');
  }
}
