import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

interface FigureTableProps {
  /** Id of its heading. */
  labelledBy: string;
  columns: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly string[])[];
  onClose: () => void;
}

/** A chart's data as a table, whose text aligns with that of its section. */
export function FigureTable({ labelledBy, columns, rows }: FigureTableProps) {
  return (
    <TableContainer tabIndex={0} sx={{ px: { xs: 0, sm: 1 }, pb: 2, maxHeight: 420 }}>
      <Table size="small" aria-labelledby={labelledBy}>
        <TableHead>
          <TableRow>
            {columns.map((column, at) => (
              <TableCell key={column} align={at === 0 ? 'left' : 'right'}>
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([name, ...values]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {values.map((value, at) => (
                <TableCell key={columns[at + 1]} align="right">
                  {value}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
