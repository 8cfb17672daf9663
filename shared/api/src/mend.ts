/** Fields that hold a list in every answer that has them. */
export const listFields: ReadonlySet<string> = new Set([
  'answers',
  'banners',
  'blocks',
  'book_list',
  'categories',
  'categoryVideo',
  'certificates',
  'chapters',
  'child',
  'childCate',
  'conditions',
  'clauses',
  'consents',
  'contract_name_list',
  'courseList',
  'days',
  'documents',
  'events',
  'fees',
  'holidays',
  'homework_list',
  'includes',
  'lessonList',
  'linkData',
  'list',
  'material_list',
  'materials',
  'members',
  'names',
  'notices',
  'options',
  'orders',
  'pages',
  'pending',
  'points',
  'question_list',
  'recent',
  'seenActs',
  'solutions',
  'steps',
  'streams',
  'suits',
  'tag_ids',
  'tags',
  'task_list',
  'todayTasks',
  'track',
  'videoLines',
  'video_list',
  'videos',
  'weekdays',
  'words',
  'wrong_parts',
]);

/** Fields that hold a day or a moment in every answer that has them. */
export const dateFields: ReadonlySet<string> = new Set([
  'apply_date',
  'apply_time',
  'arrives_by',
  'award_date',
  'begins_on',
  'birthday',
  'cancel_deadline',
  'choose_deadline',
  'clock_time',
  'consent_time',
  'correct_until',
  'create_time',
  'date',
  'deadline',
  'end_date',
  'end_time',
  'ends_on',
  'event_time',
  'expire_time',
  'face_time',
  'free_until',
  'issue_date',
  'issue_time',
  'join_date',
  'last_on',
  'listing_date',
  'live_time',
  'moved_from',
  'now',
  'pay_time',
  'publish_time',
  'record_time',
  'result_date',
  'result_time',
  'sale_time',
  'save_time',
  'server_time',
  'sign_time',
  'since',
  'sms_time',
  'start_date',
  'start_time',
  'submit_time',
  'subscribe_time',
  'today',
]);

/** Ends of the names of fields that hold words, which pages put into sentences. */
export const words =
  /(?:_no|apply_code|author|introduce|mobile|name|reason|sentence|slogan|summary|text|title)$/;

/** Names of fields that hold 1 or 0. */
export const flags = /^(?:is|has|can)[_A-Z]|^(?:preview|researchable|userVideoVersionIsNew)$/;

/** Fields that hold an object in some answers and nothing in others. */
export const optionalFields: ReadonlySet<string> = new Set([
  'ad',
  'address',
  'attempt',
  'certificate_info',
  'chaiBookInfo',
  'class_info',
  'contractInfo',
  'evidence',
  'grade_content',
  'juan',
  'last',
  'lesson',
  'mangeUserInfo',
  'order',
  'pay_params',
  'reading',
  'red',
  'refund',
  'sdt_ext',
  'sheet',
  'splitInfosData',
  'status',
  'student_infos',
  'teacher',
  'teacherInfo',
  'user_answer',
  'user_start',
  'video_info',
]);

/** Fields that hold a number in some answers and nothing in others. */
export const optionalNumbers: ReadonlySet<string> = new Set([
  'best_score',
  'contractId',
  'contract_id',
  'credential_id',
  'is_pass',
  'last_score',
  'paperId',
  'replaced_by_id',
  'replaces_id',
  'score',
  'test_score',
  'trophyId',
  'week_id',
]);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isThere = (value: unknown) => value !== null && value !== undefined;

/** A list without gaps: the provider sends an empty one as null, and one with gaps as an object or with nulls. */
const listOf = (value: unknown): unknown[] => (isObject(value) ? Object.values(value).filter(isThere) : []);

/** A number, also one that the provider writes as a text; null for all by which it says that there is none. */
function numberIn(value: unknown, field: string): unknown {
  if (typeof value === 'number') return Number.isNaN(value) ? null : value;
  if (typeof value !== 'string' || !value.trim()) return null;
  // What names a thing may have letters.
  return Number.isNaN(Number(value)) ? (/id$/i.test(field) ? value : null) : Number(value);
}

/** Copied into an object, these would change what the object is instead of being one of its fields. */
const dangerous = ['__proto__', 'constructor', 'prototype'];

function mended(value: unknown, field: string): unknown {
  // PHP writes an object that is missing as an empty list.
  if (optionalFields.has(field) && Array.isArray(value)) return null;
  if (value === null && words.test(field)) return '';
  // PHP writes flags as texts or booleans, too: "0" would count as true.
  if (flags.test(field) && (value === '0' || value === '1' || typeof value === 'boolean'))
    return Number(value);
  if (optionalNumbers.has(field)) return numberIn(value, field);
  if (listFields.has(field) || Array.isArray(value)) return mendedList(value);
  // A database writes a date that is missing as 0000-00-00.
  if (dateFields.has(field)) return typeof value === 'string' && !/^0000/.test(value) ? value : '';
  if (!isObject(value)) return value;
  const whole: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(value)) {
    if (dangerous.indexOf(name) < 0) whole[name] = mended(part, name);
  }
  return whole;
}

/** An answer that is a list. */
export const mendedList = (value: unknown): unknown[] => listOf(value).map((item) => mended(item, ''));

/**
 * An answer that is an object, in the shape that pages rely on: lists have no gaps, days and moments are texts
 * ('' when there is none), and an answer or an object in it that is empty is null. Real providers send `[]`, `null` or
 * `""` for what they do not have; after this, pages need no guards against that.
 */
export const mendedObject = (value: unknown): unknown =>
  isObject(value) && !Array.isArray(value) ? mended(value, '') : null;
