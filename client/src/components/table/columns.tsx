import type { ReactNode } from 'react';
import type { Column } from './data-table';

/** A column by its title. */
export const column = <Row,>(
  title: string,
  draw: (row: Row) => ReactNode,
  more: Partial<Column<Row>> = {},
): Column<Row> => ({ key: title, title, render: (_: unknown, row: Row) => draw(row), ...more });

/** The last one, whose menu says by itself what it is for. */
export const menuColumn = <Row,>(label: string, draw: (row: Row) => ReactNode, width = 48): Column<Row> => ({
  key: 'menu',
  width,
  title: <span className="visually-hidden">{label}</span>,
  render: (_: unknown, row: Row) => draw(row),
});
