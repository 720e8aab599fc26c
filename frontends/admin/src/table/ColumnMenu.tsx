import { buttonStyles, Menu, Text, useTranslate } from '@sargam/kit';
import { IconColumns3 } from '@tabler/icons-react';
import styles from './table.module.css';
import { columnName, type TableColumn } from './table-column.ts';

type Props<Row> = {
  columns: readonly TableColumn<Row>[];
  hidden: readonly string[];
  onToggle: (key: string) => void;
};

/** A menu with a check box for each column that can be hidden. */
export const ColumnMenu = <Row,>({ columns, hidden, onToggle }: Props<Row>) => {
  const t = useTranslate();
  return (
    <Menu
      className={`${buttonStyles.button} ${buttonStyles.line} ${buttonStyles.small}`}
      align="end"
      button={
        <>
          <IconColumns3 aria-hidden />
          <Text id="admin.table.columns" />
        </>
      }
    >
      <ul className={styles.columnMenu}>
        {columns
          .filter(({ fixed }) => !fixed)
          .map((column) => (
            <li key={column.key}>
              <label>
                <input
                  type="checkbox"
                  checked={!hidden.includes(column.key)}
                  onChange={() => onToggle(column.key)}
                />
                {columnName(column, t)}
              </label>
            </li>
          ))}
      </ul>
    </Menu>
  );
};
