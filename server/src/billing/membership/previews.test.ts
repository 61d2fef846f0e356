import { describe, expect, test } from 'vitest';
import type { Action } from '#contract/billing/codes.ts';
import { actionsFor } from '#contract/billing/allowedActions.ts';
import { buildPreviews } from './previews.ts';
import {
  toSeconds,
  END,
  monthly,
  NOW,
  records,
  type Status,
  upgrading,
  yearly,
} from '../../../testing/billing/records.ts';
import type { Membership } from '../membershipRecord.ts';
import { NO_MEMBERSHIP } from '../rules.ts';

describe('the preview of an action', () => {
  test.each<[string, Membership, Action, number, number, string, string]>([
    [
      'monthly_active',
      monthly,
      'skip',
      END,
      0,
      'monthly_skip_upcoming',
      'The plan pauses on 28 February 2026 and resumes on 31 March 2026, when $19.00 is charged.',
    ],
    [
      'monthly_active',
      monthly,
      'upgrade',
      END,
      19_200,
      'monthly_active',
      'The plan becomes Annual on 28 February 2026, when $192.00 is charged.',
    ],
    [
      'monthly_active',
      monthly,
      'cancel',
      END,
      0,
      'cancel_upcoming',
      'The membership ends on 28 February 2026. Nothing more is charged.',
    ],
    [
      'monthly_active with an upgrade',
      upgrading,
      'keep_monthly',
      NOW,
      0,
      'monthly_active',
      'The plan stays Monthly. $19.00 is charged on 28 February 2026.',
    ],
    [
      'monthly_active with an upgrade',
      upgrading,
      'cancel',
      END,
      0,
      'cancel_upcoming',
      'The membership ends on 28 February 2026. Nothing more is charged.',
    ],
    [
      'yearly_active',
      yearly,
      'cancel',
      toSeconds('2027-01-31T12:00:00Z'),
      0,
      'cancel_upcoming',
      'The membership ends on 31 January 2027. Nothing more is charged.',
    ],
    [
      'monthly_skip_upcoming',
      records.monthly_skip_upcoming,
      'cancel',
      END,
      0,
      'cancel_upcoming',
      'The membership ends on 28 February 2026. Nothing more is charged.',
    ],
    [
      'monthly_skip_upcoming',
      records.monthly_skip_upcoming,
      'unskip',
      NOW,
      0,
      'monthly_active',
      'The plan continues without a pause. $19.00 is charged on 28 February 2026.',
    ],
    [
      'monthly_skipping',
      records.monthly_skipping,
      'cancel',
      NOW,
      0,
      'canceled',
      'The membership ends now. Nothing more is charged.',
    ],
    [
      'monthly_skipping',
      records.monthly_skipping,
      'update',
      NOW,
      1_900,
      'monthly_active',
      'The plan resumes today. The price of the chosen plan is charged now.',
    ],
    [
      'cancel_upcoming',
      records.cancel_upcoming,
      'uncancel',
      NOW,
      0,
      'monthly_active',
      'The membership continues. $19.00 is charged on 28 February 2026.',
    ],
    [
      'payment_failed',
      records.payment_failed,
      'retry',
      NOW,
      1_900,
      'monthly_active',
      '$19.00 is charged now and a new period begins today.',
    ],
    [
      'payment_failed',
      records.payment_failed,
      'cancel',
      NOW,
      0,
      'canceled',
      'The membership ends now. Nothing more is charged.',
    ],
    [
      'canceled',
      NO_MEMBERSHIP,
      'create',
      NOW,
      19_200,
      'yearly_active',
      'The membership begins today. The price of the chosen plan is charged now.',
    ],
  ])('in %s: %4$s', (_, record, action, effectiveAt, amountCents, statusAfter, sentence) => {
    expect(buildPreviews(record, NOW)[action]).toEqual({ effectiveAt, amountCents, statusAfter, sentence });
  });

  test.each(Object.keys(records) as Status[])(
    'in %s exists for every allowed action and no other',
    (status) => {
      expect(Object.keys(buildPreviews(records[status], NOW))).toEqual(actionsFor[status]);
    },
  );
});
