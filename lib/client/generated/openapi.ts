// Written by "npm run openapi".
export interface paths {
    "/api/v1/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a generation job
         * @description Accepts a job and answers at once; poll its status until it is completed or failed.
         *
         *     - The `Content-Type` is `application/json`, with or without `charset=utf-8`. The body has at most 40 MB; no more of a larger one is read. Unknown fields are refused.
         *     - `variant_count` and `reference_images` go with `single_slide` alone; with `deck` they are refused, whatever their value.
         *     - A deck has the number of slides that the prompt asks for, at most 50. With none asked for it has what the content needs, 5 to 15. It can have fewer than were asked for, never more.
         *     - Send an `Idempotency-Key` with each request, and the same one when you repeat it: a retry answers with the original job in the state that it is in now, costs no credits and is not limited as a new generation. Whether two bodies are the same is decided by their JSON values; the order of fields and white space don't matter.
         *     - A request that was refused uses up neither credits nor its `Idempotency-Key`.
         */
        post: operations["generate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/status/{job_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the state of a job
         * @description Answers for jobs created with the same API key. A completed job carries fresh download URLs.
         *
         *     - While the job is unfinished, wait as long as `Retry-After` says before the next poll: 2 seconds at first, growing to 5. Never poll one job more than once a second, and set a time limit of your own.
         *     - Each answer for a completed job carries fresh download URLs, which work for 15 minutes. Files are kept for 30 days; after that `downloads` is an empty array.
         *     - A failed generation is no HTTP error: the answer is `200` with `status` `failed` and an `error` object.
         *     - A job that is not finished 15 minutes after its start, or has waited 24 hours for it, fails with `generation_timeout`.
         *     - Polling costs no credits.
         */
        get: operations["status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/downloads/{artifact_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file
         * @description Gives the file behind an address from a status answer. The address is signed: no API key is asked for, and none should be sent.
         *
         *     Don't build this address: take `url` from the `downloads` of a completed job as it is, and follow redirects: an installation can keep its files in an object store.
         *
         *     It works for 15 minutes, for everybody who has it; poll the status of the job again for a fresh one. Byte ranges and conditional requests are served, so that a broken download can go on where it stopped.
         */
        get: operations["download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the templates
         * @description Answers with every template that the API key can use, so that `template_name` need not be guessed.
         *
         *     Put a `name` into `template_name` exactly as it stands here; leave `template_name` out to have a template chosen.
         *
         *     Pictures need no API key. The address of a built-in template's picture stays the same; that of an organization's own works for 15 minutes.
         */
        get: operations["list-templates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/templates/{template_id}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a template
         * @description Gives the picture behind the `thumbnail_url` of one of an organization's own templates. The address is signed: no API key is asked for, and none should be sent.
         *
         *     Don't build this address: take `thumbnail_url` from the list of templates as it is. It works for 15 minutes, for everybody who has it.
         */
        get: operations["template-thumbnail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read this document
         * @description The description of the interface in OpenAPI 3.1, with the numbers of this installation. No API key is asked for.
         */
        get: operations["openapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Unknown fields are refused, so that a typo is never ignored. */
        GenerateRequest: {
            /**
             * @description Instructions for the slide or deck, and the content: prose, notes, Markdown, tables. 1 to 100,000 characters after trimming; control characters other than tab and line feed are dropped.
             * @example A board update on the first quarter in 8 slides.
             */
            prompt: string;
            /**
             * @description A complete deck, or one slide in one or more variants.
             * @enum {string}
             */
            output_type: "single_slide" | "deck";
            /**
             * @description Exact, case-sensitive name of an accessible template. Omit it to have the organization’s default used, or the one that suits the prompt best.
             * @example Meridian
             */
            template_name?: string;
            /** @description How many variants of the slide to make, 1 unless given. Only with `single_slide`. */
            variant_count?: number;
            /** @description Pictures to place on the slide or to take its look from, as the prompt says. Only with `single_slide`. */
            reference_images?: components["schemas"]["ReferenceImage"][];
            /** @description Allows web search during the generation. False unless given. */
            use_web_search?: boolean;
            /** @description Allows use of the organization's knowledge base. False unless given. */
            use_knowledge_base?: boolean;
        };
        /** @description A picture that guides the design of a single slide. */
        ReferenceImage: {
            /** @description The picture in standard base64 (RFC 4648, section 4): padded, without white space, without a data-URL prefix. At most 5 MB decoded and 40 megapixels; it must decode in full. */
            data: string;
            /**
             * @description The bytes must be of this type.
             * @enum {string}
             */
            mime_type: "image/png" | "image/jpeg" | "image/webp" | "image/gif";
        };
        /** @description A generation job. */
        Job: {
            /**
             * Format: uuid
             * @description Assigned at acceptance (UUID version 7). Used for polling.
             */
            job_id: string;
            /**
             * @description - `pending`: the job has been accepted.
             *     - `processing`: a worker is generating it.
             *     - `completed`: its files are ready to download.
             *     - `failed`: the generation failed; see `error`.
             *
             *     A job can fail before it is processed. A finished job never changes again.
             * @enum {string}
             */
            status: "pending" | "processing" | "completed" | "failed";
            /**
             * @description As it was asked for.
             * @enum {string}
             */
            output_type: "single_slide" | "deck";
            /** @description Null until the job is completed. Then the one file of a deck, or a file for each delivered variant of a single slide; an empty array once the files have been deleted. */
            downloads: components["schemas"]["DownloadItem"][] | null;
            /** @description Null unless the job has failed. */
            error: components["schemas"]["JobError"] | null;
        };
        /** @description A file of a completed job. */
        DownloadItem: components["schemas"]["DeckDownload"] | components["schemas"]["SingleSlideDownload"];
        /** @description The file of a deck. It has `slide_count` and never `variant`. */
        DeckDownload: {
            /**
             * Format: uri
             * @description Short-lived, signed address of the file. Follow it as it is, without the API key. A later status answer has a fresh one.
             */
            url: string;
            /**
             * @description Format of the file.
             * @constant
             */
            format: "pptx";
            /** @description The slides actually in the file, which can be fewer than were asked for. */
            slide_count: number;
        };
        /** @description The file of one variant of a single slide. It has `variant` and never `slide_count`. */
        SingleSlideDownload: {
            /**
             * Format: uri
             * @description Short-lived, signed address of the file. Follow it as it is, without the API key. A later status answer has a fresh one.
             */
            url: string;
            /**
             * @description Format of the file.
             * @constant
             */
            format: "pptx";
            /** @description The variant number, from 1. */
            variant: number;
        };
        /** @description Why a job failed. A failed job consumes no credits. */
        JobError: {
            /**
             * @description - `insufficient_credits`: The organization's credit pool does not cover the largest possible charge.
             *     - `template_unavailable`: The template chosen at acceptance is gone or can no longer be used.
             *     - `content_rejected`: The content of the request cannot be turned into slides.
             *     - `provider_unavailable`: A service that the generation depends on did not answer.
             *     - `generation_timeout`: The job did not finish within its time limit.
             *     - `generation_failed`: The generation failed; nothing was charged.
             *     - `cancelled`: A person ended the job before it was finished; nothing was charged.
             * @enum {string}
             */
            code: "insufficient_credits" | "template_unavailable" | "content_rejected" | "provider_unavailable" | "generation_timeout" | "generation_failed" | "cancelled";
            /** @description For people; may change, never branch on it. */
            message: string;
        };
        /** @description A synchronous error. */
        Error: {
            error: {
                /**
                 * @description Machine-readable; branch on this.
                 * @enum {string}
                 */
                code: "invalid_request" | "unauthorized" | "plan_not_eligible" | "not_found" | "method_not_allowed" | "ambiguous_template_name" | "idempotency_conflict" | "range_not_satisfiable" | "rate_limit_exceeded" | "internal_error" | "unavailable";
                /** @description For people; may change, never branch on it. */
                message: string;
                /** @description The X-Request-Id header again; quote it when you report a problem. */
                request_id: string;
                /**
                 * @description The one field of the body at fault, as a JSON path.
                 * @example reference_images[0].data
                 */
                param?: string;
            };
        };
        /** @description Every template that your API key can use. */
        TemplateList: {
            /** @description The built-in ones first, then your organization's own by name. A name that stands here twice is ambiguous as `template_name`. */
            templates: components["schemas"]["Template"][];
        };
        /** @description A template that your API key can use. */
        Template: {
            /** @description What `template_name` takes, exactly as it stands here. */
            name: string;
            /** @description For people: what it looks like, and what it suits. May be empty. */
            description: string;
            /**
             * @description Whether it ships with the service, or is one of your organization's own: a built-in one in colours and fonts of yours.
             * @enum {string}
             */
            source: "built_in" | "organization";
            /**
             * Format: uri
             * @description Address of a picture of its slides, a PNG of 640 by 360 pixels, which needs no API key. That of an organization's own template is signed and short-lived; list the templates again for a fresh one.
             */
            thumbnail_url: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description Names this request in the logs of the service; quote it when you report a problem.
         * @example 0198c1f2-7a60-7c3e-9d55-2f6f0f6f3c11
         */
        RequestId: string;
        /**
         * @description No answer may be stored.
         * @example no-store
         */
        CacheControl: "no-store";
        /**
         * @description The content is what its type says.
         * @example nosniff
         */
        ContentTypeOptions: "nosniff";
        /**
         * @description Calls that the limit lets through in one window.
         * @example 60
         */
        RateLimitLimit: number;
        /**
         * @description Calls left in this window.
         * @example 59
         */
        RateLimitRemaining: number;
        /**
         * @description Seconds until the window ends.
         * @example 60
         */
        RateLimitReset: number;
        /**
         * @description Calls that the limit lets through in one window.
         * @example 60
         */
        MaybeRateLimitLimit: number;
        /**
         * @description Calls left in this window.
         * @example 59
         */
        MaybeRateLimitRemaining: number;
        /**
         * @description Seconds until the window ends.
         * @example 60
         */
        MaybeRateLimitReset: number;
        /**
         * @description Seconds to wait at least before the next attempt.
         * @example 5
         */
        RetryAfter: number;
        /**
         * @description Seconds to wait before the next poll. Present while the job is unfinished; it grows as the job stays so.
         * @example 2
         */
        PollAfter: number;
        /**
         * @description Present when the answer shows the job of an earlier request with the same Idempotency-Key.
         * @example true
         */
        IdempotencyReplayed: "true";
        /**
         * @description The scheme to authenticate with.
         * @example Bearer
         */
        WwwAuthenticate: "Bearer";
        /**
         * @description The methods that the path answers to.
         * @example GET, HEAD
         */
        Allow: string;
        /**
         * @description Where the file is. Good as long as the link itself.
         * @example https://store.example/board-update.pptx?token=0f3c11
         */
        Location: string;
        /**
         * @description A readable file name, in ASCII and where needed in UTF-8 (RFC 6266).
         * @example attachment; filename="Board update.pptx"
         */
        ContentDisposition: string;
        /**
         * @description Bytes in this answer.
         * @example 98304
         */
        ContentLength: number;
        /**
         * @description Which bytes of the file these are, and how many it has.
         * @example bytes 0-1023/98304
         */
        ContentRange: string;
        /**
         * @description How many bytes the file has.
         * @example bytes *\/98304
         */
        UnsatisfiedRange: string;
        /**
         * @description Changes with the bytes of the file.
         * @example "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
         */
        ETag: string;
        /**
         * @description Byte ranges are served.
         * @example bytes
         */
        AcceptRanges: "bytes";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    generate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own name for this request, so that it can be sent again safely: with the same key and the same body the answer shows the original job, and no second one is made. 1 to 255 printable ASCII characters (0x21 to 0x7E), remembered for 24 hours per API key.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateRequest"];
            };
        };
        responses: {
            /** @description The job is accepted, or was accepted before under the same `Idempotency-Key`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description `invalid_request`: The request is malformed, fails validation, or combines fields that do not go together. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The API key is missing, malformed, unknown, revoked or expired. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `plan_not_eligible`: The organization is not on a paid Business or Enterprise plan. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The job or resource was not found for the current API key. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `method_not_allowed`: The path exists but does not answer to this method; the Allow header lists those it does. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `ambiguous_template_name`: More than one accessible template has this name.
             *
             *     `idempotency_conflict`: The Idempotency-Key was used before with a different request body.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limit_exceeded`: Requests come too quickly; wait as long as Retry-After says, then back off. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "RateLimit-Limit": components["headers"]["MaybeRateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["MaybeRateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["MaybeRateLimitReset"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: The service failed; quote the request id when reporting it. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "RateLimit-Limit": components["headers"]["MaybeRateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["MaybeRateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["MaybeRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service cannot answer now; try again after Retry-After. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "RateLimit-Limit": components["headers"]["MaybeRateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["MaybeRateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["MaybeRateLimitReset"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    status: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description From the generate answer.
                 * @example 0198c1f2-6b1d-7f3a-8a54-5f0a1c2d3e4f
                 */
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Retry-After": components["headers"]["PollAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description `unauthorized`: The API key is missing, malformed, unknown, revoked or expired. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `plan_not_eligible`: The organization is not on a paid Business or Enterprise plan. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The job or resource was not found for the current API key. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `method_not_allowed`: The path exists but does not answer to this method; the Allow header lists those it does. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limit_exceeded`: Requests come too quickly; wait as long as Retry-After says, then back off. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "RateLimit-Limit": components["headers"]["MaybeRateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["MaybeRateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["MaybeRateLimitReset"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: The service failed; quote the request id when reporting it. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "RateLimit-Limit": components["headers"]["MaybeRateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["MaybeRateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["MaybeRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service cannot answer now; try again after Retry-After. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "RateLimit-Limit": components["headers"]["MaybeRateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["MaybeRateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["MaybeRateLimitReset"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    download: {
        parameters: {
            query: {
                /**
                 * @description When the address stops working: Unix time in seconds.
                 * @example 1798761600
                 */
                expires: string;
                /**
                 * @description Which signing key was used.
                 * @example 3f9a1c07
                 */
                kid: string;
                /**
                 * @description HMAC-SHA-256 of the address, in base64url.
                 * @example Zx1cO0mFJ8m4s1r6kYb2qgqf7n3WmXJ0yQvT5uLhE2s
                 */
                signature: string;
            };
            header?: {
                /**
                 * @description One byte range (RFC 9110, section 14). Several at once, and other units, give the whole file.
                 * @example bytes=0-1023
                 */
                Range?: string;
                /**
                 * @description An ETag: the range is served only of that very file, else the whole one.
                 * @example "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                 */
                "If-Range"?: string;
                /**
                 * @description ETags that you have already; the answer is 304 when the file has one of them.
                 * @example "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description Which file.
                 * @example 0198c1f2-9e10-7a02-9c3b-d1a5b7c3f001
                 */
                artifact_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "Content-Length": components["headers"]["ContentLength"];
                    ETag: components["headers"]["ETag"];
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.presentationml.presentation": unknown;
                };
            };
            /** @description The part of the file that `Range` asked for. */
            206: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "Content-Length": components["headers"]["ContentLength"];
                    ETag: components["headers"]["ETag"];
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.presentationml.presentation": unknown;
                };
            };
            /** @description The file is one of those that `If-None-Match` names. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The installation keeps its files elsewhere: send the same request to `Location`. */
            307: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `not_found`: The job or resource was not found for the current API key. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `method_not_allowed`: The path exists but does not answer to this method; the Allow header lists those it does. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `range_not_satisfiable`: The requested byte range lies outside the file. */
            416: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "Content-Range": components["headers"]["UnsatisfiedRange"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: The service failed; quote the request id when reporting it. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service cannot answer now; try again after Retry-After. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "list-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every template that the key can use. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateList"];
                };
            };
            /** @description `unauthorized`: The API key is missing, malformed, unknown, revoked or expired. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `plan_not_eligible`: The organization is not on a paid Business or Enterprise plan. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `method_not_allowed`: The path exists but does not answer to this method; the Allow header lists those it does. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limit_exceeded`: Requests come too quickly; wait as long as Retry-After says, then back off. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "RateLimit-Limit": components["headers"]["MaybeRateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["MaybeRateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["MaybeRateLimitReset"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: The service failed; quote the request id when reporting it. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "RateLimit-Limit": components["headers"]["MaybeRateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["MaybeRateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["MaybeRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service cannot answer now; try again after Retry-After. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "RateLimit-Limit": components["headers"]["MaybeRateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["MaybeRateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["MaybeRateLimitReset"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "template-thumbnail": {
        parameters: {
            query: {
                /**
                 * @description When the address stops working: Unix time in seconds.
                 * @example 1798761600
                 */
                expires: string;
                /**
                 * @description Which signing key was used.
                 * @example 3f9a1c07
                 */
                kid: string;
                /**
                 * @description HMAC-SHA-256 of the address, in base64url.
                 * @example Zx1cO0mFJ8m4s1r6kYb2qgqf7n3WmXJ0yQvT5uLhE2s
                 */
                signature: string;
            };
            header?: never;
            path: {
                /**
                 * @description Which template.
                 * @example 0198c1f0-4c1a-7b90-8e2d-3a6f5c7d9e10
                 */
                template_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A PNG of 640 by 360 pixels. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "Content-Length": components["headers"]["ContentLength"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                };
            };
            /** @description `not_found`: The job or resource was not found for the current API key. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `method_not_allowed`: The path exists but does not answer to this method; the Allow header lists those it does. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: The service failed; quote the request id when reporting it. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: The service cannot answer now; try again after Retry-After. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    openapi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An OpenAPI document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        openapi: string;
                        info: {
                            [key: string]: unknown;
                        };
                        paths: {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description `method_not_allowed`: The path exists but does not answer to this method; the Allow header lists those it does. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: The service failed; quote the request id when reporting it. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
