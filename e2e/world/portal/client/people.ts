import { at, make } from './dom';
import { settings } from './settings';
import { currentLanguage, w } from './words';
import type { Person } from './world-api';

const names = new Map<string, string>();

/** A person's name by the key. */
export const nameOf = (key: string): string => names.get(key) ?? key;

/** Shows all people; the chosen one is marked. */
export function showPeople(people: Person[], choose: (person: Person) => void): void {
  const items = people.map((person) => {
    names.set(person.key, person.name);
    const { title, about } = person[currentLanguage()];
    const button = make(
      'button',
      {
        type: 'button',
        onclick: () => choose(person),
        'aria-pressed': String(person.key === settings.person),
      },
      make('img', { src: `/api/media/avatars/${person.key}.svg`, alt: '', width: 40, height: 40 }),
      make(
        'span',
        {},
        make('strong', {}, title),
        make('small', {}, about),
        make('small', { className: 'who' }, `${person.name} · ${person.mobile ?? w('notBound')}`),
      ),
    );
    return make('li', {}, button);
  });
  at('people').replaceChildren(...items);
}
