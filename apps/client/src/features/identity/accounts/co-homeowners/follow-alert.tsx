import { useEffect, useEffectEvent } from 'react';

import { paths } from '#lib/paths.ts';
import { Loading } from '#ui/loading.tsx';
import { useOpenHouses } from './use-open-houses.ts';

/** A path of ours, whatever a link says. */
const ownPath = (path: string): string => (/^\/(?!\/)/.test(path) ? path : paths.houses);

interface FollowAlertProps {
  coHomeownerId: string;
  to: string;
  /** The houses can't be opened: the rights may have ended. */
  onRefused: () => void;
}

/** Opens the houses that an alert is about, and then what it is about. */
export function FollowAlert({ coHomeownerId, to, onRefused }: FollowAlertProps) {
  const { open } = useOpenHouses(coHomeownerId);
  const follow = useEffectEvent(async () => {
    await open(ownPath(to));
    onRefused();
  });
  useEffect(() => {
    void follow();
  }, []);
  return <Loading />;
}
