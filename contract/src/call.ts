import * as z from 'zod/mini';
import { PAGE_SIZE } from './listLimits.ts';
import type { RefusalCode } from './refusals.ts';

/**
 * One HTTP call, shared by server and client. `input` is path, query and body merged into one object with camelCase
 * keys; `output` is the body of the response. On the wire both are snake_case (see wire.ts).
 */
export interface Call<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path, with parameters in braces: `/api/reading_requests/{id}`. A trailing slash is accepted too. */
  path: string;
  /** One sentence for the API document. */
  summary: string;
  input: Input;
  output: Output;
  /**
   * The codes of the refusals of its own use case. Those of its guard and those of every call are added from its route
   * (`refusalsOf` in server/src/platform/http/route.ts).
   */
  refuses?: readonly RefusalCode[];
  /** The status of a success; 200 by default. 204 has no body. */
  status?: 201 | 202 | 204;
  /** `form` is multipart/form-data (URL-encoded fields and JSON are accepted too); files arrive as `File`. */
  body?: 'form';
  /** Needs no token. */
  isPublic?: true;
  /** The message of a 400 with field errors, where the default message is too general. */
  invalidMessage?: string;
  /** The response is a file instead of JSON; `output` is ignored. */
  returnsFile?: true;
  /** The type of that file; `image/webp` by default. */
  fileType?: 'application/zip';
  /**
   * The record in the response may be edited by several people: its `etag` is also the response's header, and a PATCH
   * or PUT that sends an older one as `If-Match` is refused with `edited_meanwhile` and the newer record.
   */
  hasEtag?: true;
  /** The response contains a secret, so it is never stored for a repeated idempotency key. */
  returnsSecret?: true;
  /**
   * For calls on log-ins, passwords, sessions and addresses: the response is sent uncompressed, so that its length does
   * not reveal its content. Responses with `returnsSecret` are never compressed either.
   */
  isNeverCompressed?: true;
}

/** Infers a call's exact types; the value is unchanged. */
/* @__NO_SIDE_EFFECTS__ */
export const call = <const Definition extends Call>(definition: Definition): Definition => definition;

/** Whether a call accepts `If-Match`: it changes a record that has an ETag. */
export const acceptsIfMatch = ({ hasEtag, method }: Call): boolean =>
  hasEtag === true && (method === 'PATCH' || method === 'PUT');

/** What the caller gives: camelCase, before defaults are filled in. */
export type InputOf<C> = C extends Call<infer Input, z.ZodMiniType> ? z.input<Input> : never;

/** What a use case receives: the parsed input. */
export type ParsedInputOf<C> = C extends Call<infer Input, z.ZodMiniType> ? z.output<Input> : never;

/** The parsed body of the response. */
export type OutputOf<C> = C extends Call<z.ZodMiniType, infer Output> ? z.output<Output> : never;

/** A server-sent stream: its path and the shape of the JSON in each event's data. */
export interface Stream<Event extends z.ZodMiniType = z.ZodMiniType> {
  path: string;
  summary: string;
  event: Event;
  /** The refusals of opening the stream. */
  refuses: readonly RefusalCode[];
}

/**
 * A record's version, in quotes as in the `ETag` header: the same as long as the fields that people edit are the same.
 */
export const etag = z.string();

/** The input of a call without input. */
export const emptyObject = z.strictObject({});

/** A record's id: a positive safe integer, so that JSON does not round it. */
export const id = z.int().check(z.positive());

/** A moment on the wire: ISO 8601 in UTC, as `2026-11-20T07:42:00.000Z`. */
export const isoDateTime = z.iso.datetime();

/** Whole seconds since 1970, as billing and subscription objects write every time. */
export const epochSeconds = z.int();

/** An amount in US cents. */
export const cents = z.int();

/** A page of a list: `count` is exact up to 10,000 and capped there. */
export const paged = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ count: z.int(), results: z.array(item) });

/**
 * `sort`, `order`, `offset` and `limit` of a paged list. Without them, a list is sorted by the first of `sorts`,
 * descending, and gives the first `PAGE_SIZE` items.
 */
export const paging = <const Sort extends string>(sorts: readonly [Sort, ...Sort[]]) => ({
  sort: z._default(
    z.enum(sorts, {
      error: ({ input }) =>
        `${String(input).slice(0, 60)} is not a sort of this list: it can be ${sorts.join(', ')}`,
    }),
    sorts[0],
  ),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
  offset: z._default(z.int().check(z.gte(0), z.lte(1_000_000)), 0),
  limit: z._default(z.int().check(z.gte(1), z.lte(100)), PAGE_SIZE),
});

/** A filter of lists: this many times the last 24 hours; 0 is all time. */
export const days = z.int().check(z.gte(0), z.lte(36_500));

/**
 * A comma-separated list in a query (`status=OPENED,RESPONDED`); our own clients pass an array. An empty string is an
 * empty list.
 */
export const commaList = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.transform((given) => (typeof given === 'string' ? (given === '' ? [] : given.split(',')) : given)),
    z.array(item),
  );

/** The names of the parameters in a call's path, in snake_case. */
export const listPathParameters = ({ path }: Pick<Call, 'path'>): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
