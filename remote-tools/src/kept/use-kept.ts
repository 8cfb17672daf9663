import { refusalOf, useCall, type Call } from '@suite/api';
import { deviceStore } from '@suite/kernel';
import { useEffect, useMemo } from 'react';

/** The last answer to a call, and when the server gave it. */
interface Kept<Data> {
  at: number;
  data: Data;
}

/** Where an answer is kept. What is kept here is the same for every visitor, so it belongs to the device. */
interface Place<Data> {
  name: string;
  /** The storage may hold anything. */
  isSound: (data: Partial<Data>) => boolean;
  /** False as long as the call is not needed. */
  enabled?: boolean;
  /** Of a group so many stay; the names in their order are kept, too. */
  group?: { order: string; most: number };
}

const DEVICE = 'suite.device.';

function keptAt<Data>({ name, isSound }: Place<Data>): Kept<Data> | undefined {
  const { at, data } = (deviceStore.get(DEVICE + name) ?? {}) as Partial<Kept<Data>>;
  if (typeof at !== 'number' || typeof data !== 'object' || data === null) return undefined;
  return isSound(data) ? { at, data } : undefined;
}

function keep<Data>({ name, group }: Place<Data>, kept: Kept<Data>): void {
  // Work that waits to be sent needs the room more than what can be read again.
  if (deviceStore.set(DEVICE + name, kept) !== 'kept') deviceStore.remove(DEVICE + name);
  if (!group) return;
  const order = DEVICE + group.order;
  const known = deviceStore.get(order);
  const names = [name, ...(Array.isArray(known) ? known : []).filter((other) => other !== name)];
  names.slice(group.most).forEach((other) => deviceStore.remove(`${DEVICE}${other}`));
  deviceStore.set(order, names.slice(0, group.most));
}

/** Reads what is the same for every visitor; without a network it is what was read last, with its time. */
export function useKept<Params, Data extends object>(
  call: Call<Params, Data>,
  params: Params,
  place: Place<Data>,
) {
  const { data, error, dataUpdatedAt, refetch } = useCall(call, params, { enabled: place.enabled });
  const { name } = place;
  useEffect(() => {
    if (data) keep(place, { at: dataUpdatedAt, data });
  }, [name, data, dataUpdatedAt]);

  const isUnreached = !!error && !refusalOf(error);
  const isMissing = isUnreached && !data;
  const kept = useMemo(() => (isMissing ? keptAt(place) : undefined), [name, isMissing]);
  const shown = data ?? kept?.data;
  return {
    query: { data: shown, error: shown && isUnreached ? null : error, refetch },
    /** When the server last gave these data. */
    readAt: kept?.at ?? dataUpdatedAt,
    /** Set while the data are older than the last attempt to read them. */
    keptAt: isUnreached && shown ? (kept?.at ?? dataUpdatedAt) : undefined,
  };
}
