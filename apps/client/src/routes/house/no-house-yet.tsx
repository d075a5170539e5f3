import { paths } from '#lib/paths.ts';
import { useReader } from '#session/use-reader.ts';
import { AddIcon, HousesIcon } from '#ui/icons.tsx';
import { EmptyState, FirstAction } from '#ui/states.tsx';

interface NoHouseYetProps {
  /** What appears here once there is a house. */
  text: string;
  /** Label of the link with which a homeowner adds one. */
  add: string;
}

/** Says to a person without a house what a page about one shows. */
export function NoHouseYet({ text, add }: NoHouseYetProps) {
  const { role } = useReader();
  return (
    <EmptyState
      icon={<HousesIcon />}
      text={text}
      action={
        role === 'homeowner' && (
          <FirstAction to={paths.newHouse} icon={<AddIcon />}>
            {add}
          </FirstAction>
        )
      }
    />
  );
}
