import { refusalOf, useCall, type Call } from '@suite/api';
import { days, defineRecord } from '@suite/kernel/records';
import { useEffect, useMemo } from 'react';

/** The last answer to a call, and when the server gave it. */
interface LastAnswer {
  at: number;
  data: object;
}

/** What is kept here is the same for every visitor, so it belongs to the device. */
const lastAnswers = defineRecord<LastAnswer>({
  kind: 'last-answer',
  version: 1,
  owner: 'device',
  personal: false,
  expires: days(90),
  read(stored) {
    const { at, data } = Object(stored) as Partial<LastAnswer>;
    return typeof at === 'number' && typeof data === 'object' && data ? { at, data } : undefined;
  },
});

/** Where an answer is kept; one object for one name, so that a render alone keeps nothing anew. */
interface Place<Data> {
  name: string;
  /** The storage may hold anything. */
  isSound: (data: Partial<Data>) => boolean;
  /** False as long as the call is not needed. */
  enabled?: boolean;
  /** Of the answers whose names begin so, the newest ones stay. */
  group?: { start: string; most: number };
}

function keptAt<Data>({ name, isSound }: Place<Data>): { at: number; data: Data } | undefined {
  const { at, data } = lastAnswers.of('device', name).read() ?? {};
  return at !== undefined && isSound(data as Partial<Data>) ? { at, data: data as Data } : undefined;
}

function keep<Data>({ name, group }: Place<Data>, answer: LastAnswer): void {
  const record = lastAnswers.of('device', name);
  // Work that waits to be sent needs the room more than what can be read again.
  if (record.save(answer) !== 'kept') record.remove();
  if (!group) return;
  lastAnswers
    .all('device')
    .filter(({ id }) => id.slice(0, group.start.length) === group.start)
    .sort((one, other) => other.value.at - one.value.at)
    .slice(group.most)
    .forEach(({ id }) => lastAnswers.of('device', id).remove());
}

/** Reads what is the same for every visitor; without a network it is what was read last, with its time. */
export function useLastAnswer<Params, Data extends object>(
  call: Call<Params, Data>,
  params: Params,
  place: Place<Data>,
) {
  const { data, error, dataUpdatedAt, refetch } = useCall(call, params, { enabled: place.enabled });
  useEffect(() => {
    if (data) keep(place, { at: dataUpdatedAt, data });
  }, [place, data, dataUpdatedAt]);

  const isUnreached = !!error && !refusalOf(error);
  const isMissing = isUnreached && !data;
  const kept = useMemo(() => (isMissing ? keptAt(place) : undefined), [place, isMissing]);
  const { at: readAt, data: shown } = kept ?? { at: dataUpdatedAt, data };
  const isOld = isUnreached && !!shown;
  return {
    query: { data: shown, error: isOld ? null : error, refetch },
    /** When the server last gave these data. */
    readAt,
    /** Set while the data are older than the last attempt to read them. */
    keptAt: isOld ? readAt : undefined,
  };
}
