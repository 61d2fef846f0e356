import { expect, test } from 'vitest';
import { AUDIT_ACTS } from '#contract/members/codes.ts';
import { ACT_NAMES, describeAct, parseAuditFilters, toAuditPath, toAuditQuery } from './auditFilters.ts';

const parse = (search: string) => parseAuditFilters(new URLSearchParams(search));

test.each([
  ['', { limit: 25, offset: 0 }],
  ['page=2', { limit: 25, offset: 25 }],
  [
    'user=7&actor=2&act=tag_put_on&days=7',
    { limit: 25, offset: 0, user: 7, actor: 2, act: 'tag_put_on', days: 7 },
  ],
  ['user=0&actor=me&act=Drop%20table&days=3&page=-1', { limit: 25, offset: 0 }],
])('%o asks for %o', (search, query) => {
  expect(toAuditQuery(parse(search))).toEqual(query);
});

test.each(['/manage/audit', '/manage/audit?user=7&actor=2&act=tag_put_on&days=30&page=3'])(
  '%s is written as it was read',
  (path) => {
    expect(toAuditPath(parse(path.split('?')[1] ?? ''))).toBe(path);
  },
);

test('every action of the log has a name', () => {
  expect(Object.keys(ACT_NAMES).toSorted()).toEqual(AUDIT_ACTS.toSorted());
});

test.each([
  ['tag_put_on', 'Tag added to a member'],
  ['new_kind_of_act', 'New kind of act'],
  ['toString', 'ToString'],
])('%s is %s', (act, name) => {
  expect(describeAct(act)).toBe(name);
});
