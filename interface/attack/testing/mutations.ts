import fc from 'fast-check';
import { nested, type Json, type Member } from './json-text';
import { nastyJson, nastyName } from './nasty';

/** A change of one place in a JSON value. */
type Change = (json: Json) => Json;

const changeMembers =
  (change: (members: readonly Member[]) => readonly Member[]): Change =>
  (json) =>
    'members' in json ? { members: change(json.members) } : json;

const change: fc.Arbitrary<Change> = fc.oneof(
  nastyJson.map(
    (value): Change =>
      () =>
        value,
  ),
  fc.tuple(nastyName, nastyJson).map(([name, value]) => changeMembers((members) => [...members, [name, value]])),
  // The same name twice: which of the two counts must be the same wherever a request is read.
  fc.tuple(fc.nat(), nastyJson, fc.boolean()).map(([index, value, first]) =>
    changeMembers((members) => {
      const [name] = members[index % Math.max(1, members.length)] ?? ['prompt'];
      return first ? [[name, value], ...members] : [...members, [name, value]];
    }),
  ),
  fc
    .nat()
    .map((index) => changeMembers((members) => members.filter((_, at) => at !== index % Math.max(1, members.length)))),
  fc
    .nat()
    .map((index) =>
      changeMembers((members) =>
        members.map(([name, value], at) => [at === index % members.length ? name.toUpperCase() : name, value]),
      ),
    ),
  fc.constant<Change>((json) => ({ items: [json] })),
  fc.constant<Change>((json) => ('items' in json ? { items: [...json.items, ...json.items] } : json)),
  fc.constant<Change>(() => nested(10_000)),
);

/** Any value of `arbitrary`, changed in up to three places. */
export function mutated(arbitrary: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  return fc
    .tuple(arbitrary, fc.array(fc.tuple(fc.nat(), change), { maxLength: 3 }))
    .map(([json, changes]) =>
      changes.reduce((current, [place, apply]) => changeAt(current, place % countPlaces(current), apply), json),
    );
}

/** The value itself is place 0, what is in it follows. */
function countPlaces(json: Json): number {
  return 1 + childrenOf(json).reduce((sum, child) => sum + countPlaces(child), 0);
}

function childrenOf(json: Json): readonly Json[] {
  if ('items' in json) return json.items;
  return 'members' in json ? json.members.map(([, value]) => value) : [];
}

function changeAt(json: Json, place: number, apply: Change): Json {
  if (place === 0) return apply(json);
  let rest = place - 1;
  const visit = (child: Json): Json => {
    const size = countPlaces(child);
    const isHere = rest >= 0 && rest < size;
    const changed = isHere ? changeAt(child, rest, apply) : child;
    rest -= size;
    return changed;
  };
  if ('items' in json) return { items: json.items.map(visit) };
  return 'members' in json ? { members: json.members.map(([name, value]) => [name, visit(value)]) } : json;
}
