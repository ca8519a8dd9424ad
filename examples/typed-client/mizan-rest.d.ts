// Made from openapi.json by `npm run openapi`.
export interface paths {
    "/.well-known/oauth-authorization-server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a program gets an access token. */
        get: operations["OAuthMetadata_metadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures for Prometheus. */
        get: operations["Metrics_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An access token for an API key of the organization. */
        post: operations["OAuth_token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This description.
         * @description For everybody who is signed in. Scope of an API key: any.
         */
        get: operations["ApiReference_openapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schema.graphql": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The GraphQL schema.
         * @description For everybody who is signed in. Scope of an API key: any.
         */
        get: operations["ApiReference_schema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/api-reference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the browsable reference is drawn from.
         * @description For everybody who is signed in. Scope of an API key: any.
         */
        get: operations["ApiReference_reference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/assessment-exports/{id}.zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The archive of a whole assessment.
         * @description For everybody who is signed in. Scope of an API key: RESULTS.
         */
        get: operations["AssessmentExports_download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/assessment-result/assessmentId/{assessmentId}/candidateId/{candidateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a result with its attempt, answers and marks.
         * @description For super-admin, admin. Scope of an API key: RESULTS.
         */
        delete: operations["CandidateReports_removeResult"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ats/ashby/assessment.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * For Ashby: takes an order back.
         * @description For everybody who is signed in. Scope of an API key: INVITE.
         */
        post: operations["Ashby_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ats/ashby/assessment.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * For Ashby: what can be ordered.
         * @description For everybody who is signed in. Scope of an API key: READ.
         */
        post: operations["Ashby_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ats/ashby/assessment.start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * For Ashby: orders an assessment.
         * @description For everybody who is signed in. Scope of an API key: INVITE.
         */
        post: operations["Ashby_start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ats/greenhouse/list_tests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * For Greenhouse: what can be ordered.
         * @description For everybody who is signed in. Scope of an API key: READ.
         */
        get: operations["Greenhouse_listTests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ats/greenhouse/response_error": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * For Greenhouse: what it could not read.
         * @description For everybody who is signed in. Scope of an API key: READ.
         */
        post: operations["Greenhouse_responseError"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ats/greenhouse/send_test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * For Greenhouse: orders an assessment.
         * @description For everybody who is signed in. Scope of an API key: INVITE.
         */
        post: operations["Greenhouse_sendTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ats/greenhouse/test_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * For Greenhouse: how an order stands.
         * @description For everybody who is signed in. Scope of an API key: RESULTS.
         */
        get: operations["Greenhouse_testStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audit.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The audit log; the arguments of `auditEntries` as query parameters.
         * @description For super-admin. Scope of an API key: ADMINISTRATION.
         */
        get: operations["AuditExport_download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/brand/logos/{id}.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A logo, as pages and emails show it. */
        get: operations["BrandLogos_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/candidate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A candidate with every result, newest first.
         * @description For everybody who is signed in. Scope of an API key: RESULTS.
         */
        get: operations["CandidateReports_candidate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/candidate/{id}/data.zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All that is stored about a candidate.
         * @description For everybody who is signed in. Scope of an API key: RESULTS.
         */
        get: operations["CandidateExport_download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/candidates/list.{format}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The list of candidates, as xlsx, csv, plain-csv or tsv.
         * @description For everybody who is signed in. Scope of an API key: RESULTS.
         */
        get: operations["TableExports_candidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/candidates/{candidateId}.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A candidate with every result, as a document.
         * @description For everybody who is signed in. Scope of an API key: RESULTS.
         */
        get: operations["PdfExports_candidate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/checkRole/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whose session it is. */
        post: operations["CheckRole_status"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/exam/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file of an exam, by a sealed address. */
        get: operations["ExamFiles_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/exam/nudges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Server-sent events that tell a page of the exam to look anew. */
        get: operations["Nudges_open"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file that was given as an answer, or by staff.
         * @description For everybody who is signed in. Scope of an API key: RESULTS.
         */
        get: operations["Files_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/files/{id}/nameless": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same, without its name.
         * @description For everybody who is signed in. Scope of an API key: RESULTS.
         */
        get: operations["Files_readNameless"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process lives. */
        get: operations["Health_health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hr/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An HR user with assessments and candidates.
         * @description For super-admin, admin. Scope of an API key: ADMINISTRATION.
         */
        get: operations["StaffReports_hr"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/proctoring/snapshots/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture of the webcam.
         * @description For everybody who is signed in. Scope of an API key: RESULTS.
         */
        get: operations["Snapshots_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/questions/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions as a file.
         * @description For everybody who is signed in. Scope of an API key: AUTHORING.
         */
        get: operations["QuestionExport_download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/questions/template.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sheet to fill in.
         * @description For everybody who is signed in. Scope of an API key: AUTHORING.
         */
        get: operations["QuestionExport_template"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/questions/translations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Texts for translators, and back again by GraphQL.
         * @description For everybody who is signed in. Scope of an API key: AUTHORING.
         */
        get: operations["TranslationExport_download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Requests can be sent here; 503 while they can’t. */
        get: operations["Health_ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/results/{assessmentId}/list.{format}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everybody invited, as xlsx, csv, plain-csv or tsv.
         * @description For everybody who is signed in. Scope of an API key: RESULTS.
         */
        get: operations["TableExports_results"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/results/{assessmentId}/{candidateId}.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A result as a document.
         * @description For everybody who is signed in. Scope of an API key: RESULTS.
         */
        get: operations["PdfExports_result"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a provider sends the browser back. */
        get: operations["Sso_callback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sends the browser to a provider, to sign in there. */
        get: operations["Sso_start"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/super-admin/admin/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An admin with assessments and candidates.
         * @description For super-admin. Scope of an API key: ADMINISTRATION.
         */
        get: operations["StaffReports_admin"];
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
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    OAuthMetadata_metadata: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        issuer: string;
                        token_endpoint: string;
                        token_endpoint_auth_methods_supported: string[];
                        grant_types_supported: string[];
                        response_types_supported: string[];
                        scopes_supported: ("READ" | "INVITE" | "RESULTS" | "AUTHORING" | "ADMINISTRATION")[];
                        service_documentation: string;
                    };
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: false;
                        /** @description For people. */
                        message: string;
                    };
                };
            };
        };
    };
    Metrics_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: false;
                        /** @description For people. */
                        message: string;
                    };
                };
            };
        };
    };
    OAuth_token: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @constant */
                    grant_type: "client_credentials";
                    /** @description Scopes of the key, with spaces between; all of them when left out. */
                    scope?: string;
                    /** @description The id of an API key of the organization, unless Basic says it. */
                    client_id?: string;
                    /** @description The key itself, unless Basic says it. */
                    client_secret?: string;
                };
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        access_token: string;
                        /** @constant */
                        token_type: "Bearer";
                        /** @constant */
                        expires_in: 900;
                        scope: string;
                    };
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        error_description: string;
                    } | {
                        /** @constant */
                        status: false;
                        message: string;
                    };
                };
            };
        };
    };
    ApiReference_openapi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        openapi: string;
                        paths: {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: false;
                        /** @description For people. */
                        message: string;
                    };
                };
            };
        };
    };
    ApiReference_schema: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql": string;
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: false;
                        /** @description For people. */
                        message: string;
                    };
                };
            };
        };
    };
    ApiReference_reference: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sdl: string;
                        operations: {
                            [key: string]: {
                                for: string;
                                roles: string[];
                                scope: string | null;
                            };
                        };
                        fieldScopes: {
                            [key: string]: string;
                        };
                        errors: {
                            code: string;
                            status: number;
                        }[];
                    };
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: false;
                        /** @description For people. */
                        message: string;
                    };
                };
            };
        };
    };
    AssessmentExports_download: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: false;
                        /** @description For people. */
                        message: string;
                    };
                };
            };
        };
    };
    CandidateReports_removeResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                assessmentId: string;
                candidateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: true;
                    };
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: false;
                        /** @description For people. */
                        message: string;
                    };
                };
            };
        };
    };
    Ashby_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    assessment_id: string;
                };
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        results: {
                            assessment_id: string;
                        };
                    };
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        message: string;
                        /** @description The code. */
                        errors: string[];
                        errorInfo: {
                            code: string;
                        } & {
                            [key: string]: unknown;
                        };
                    } | {
                        /** @constant */
                        status: false;
                        message: string;
                    };
                };
            };
        };
    };
    Ashby_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        results: {
                            assessment_type_id: string;
                            name: string;
                            description: string | null;
                        }[];
                    };
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        message: string;
                        /** @description The code. */
                        errors: string[];
                        errorInfo: {
                            code: string;
                        } & {
                            [key: string]: unknown;
                        };
                    } | {
                        /** @constant */
                        status: false;
                        message: string;
                    };
                };
            };
        };
    };
    Ashby_start: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    assessment_type_id: string;
                    candidate: {
                        email: string;
                        first_name?: string | null;
                        last_name?: string | null;
                        ashby_profile_url?: string | null;
                    };
                    application?: {
                        ashby_id?: string | null;
                    } | null;
                };
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        results: {
                            assessment_id: string;
                        };
                    };
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        message: string;
                        /** @description The code. */
                        errors: string[];
                        errorInfo: {
                            code: string;
                        } & {
                            [key: string]: unknown;
                        };
                    } | {
                        /** @constant */
                        status: false;
                        message: string;
                    };
                };
            };
        };
    };
    Greenhouse_listTests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        partner_test_id: string;
                        partner_test_name: string;
                    }[];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: false;
                        /** @description For people. */
                        message: string;
                    };
                };
            };
        };
    };
    Greenhouse_responseError: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    api_call?: string | null;
                    errors?: string[] | null;
                };
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        reported: string;
                    };
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: false;
                        /** @description For people. */
                        message: string;
                    };
                };
            };
        };
    };
    Greenhouse_sendTest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    partner_test_id: string | number;
                    candidate: {
                        email: string;
                        first_name?: string | null;
                        last_name?: string | null;
                        phone_number?: string | null;
                        greenhouse_profile_url?: string | null;
                    };
                    /** @description Told by an empty PATCH when a result is final. */
                    url?: string | null;
                };
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        partner_interview_id: string;
                    };
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: false;
                        /** @description For people. */
                        message: string;
                    };
                };
            };
        };
    };
    Greenhouse_testStatus: {
        parameters: {
            query?: {
                /** @description Of `send_test`. */
                partner_interview_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        partner_status: string;
                        partner_profile_url: string | null;
                        /** @description Percent. */
                        partner_score: number | null;
                        metadata: {
                            [key: string]: string | number | null;
                        };
                    };
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: false;
                        /** @description For people. */
                        message: string;
                    };
                };
            };
        };
    };
    AuditExport_download: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: false;
                        /** @description For people. */
                        message: string;
                    };
                };
            };
        };
    };
    BrandLogos_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: false;
                        /** @description For people. */
                        message: string;
                    };
                };
            };
        };
    };
    CandidateReports_candidate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: true;
                        candidate: {
                            id: string;
                            firstName: string;
                            lastName: string;
                            name: string;
                            email: string;
                            phone: string | null;
                            /**
                             * @description How far the newest invitation has come.
                             * @enum {string}
                             */
                            status: "Invited" | "Inrolled" | "Completed";
                        };
                        assessmentResults: {
                            assessmentId: string;
                            assessmentTitle: string;
                            /** @description `description not found` where there is none. */
                            assessmentDescription: string;
                            score: number;
                            totalScore: number;
                            /** @description The integer part. */
                            percentage: number;
                            /** @enum {string} */
                            status: "Under review" | "Passed" | "Failed";
                            /** @description `assessment not found` where there is none. */
                            overallFeedback: string;
                            /** @description As the program gave it that invited. */
                            externalId: string | null;
                            /**
                             * @description In which the exam was sat.
                             * @enum {string}
                             */
                            language: "en" | "ar";
                        }[];
                    };
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: false;
                        /** @description For people. */
                        message: string;
                    };
                };
            };
        };
    };
    CandidateExport_download: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: false;
                        /** @description For people. */
                        message: string;
                    };
                };
            };
        };
    };
    TableExports_candidates: {
        parameters: {
            query?: {
                /** @description Their names, by comma, in the order wanted; all of them when left out. */
                columns?: string;
                /** @description `en` or `ar`: of headings and words. */
                lang?: string;
                /** @description As in GraphQL. */
                search?: string;
                /** @description As in GraphQL, by comma. */
                stages?: string;
                /** @description As in GraphQL. */
                sort?: string;
                /** @description `ASC` or `DESC`. */
                direction?: string;
                /** @description Only these invitations, by comma, 300 at most; filters are then left aside. */
                ids?: string;
                /** @description Only those invited to it. */
                assessmentId?: string;
                /** @description As in GraphQL, by comma. */
                resultStatuses?: string;
                /** @description ISO 8601. */
                invitedFrom?: string;
                /** @description ISO 8601. */
                invitedBefore?: string;
                /** @description ISO 8601. */
                completedFrom?: string;
                /** @description ISO 8601. */
                completedBefore?: string;
                /** @description 0 to 100. */
                minPercentage?: string;
                /** @description 0 to 100. */
                maxPercentage?: string;
                /** @description As in GraphQL. */
                rows?: string;
            };
            header?: never;
            path: {
                format: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "text/tab-separated-values": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: false;
                        /** @description For people. */
                        message: string;
                    };
                };
            };
        };
    };
    PdfExports_candidate: {
        parameters: {
            query?: {
                /** @description `en` or `ar`; without it, the caller’s own. */
                lang?: string;
            };
            header?: never;
            path: {
                candidateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: false;
                        /** @description For people. */
                        message: string;
                    };
                };
            };
        };
    };
    CheckRole_status: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Without it, the cookie counts. */
                    token?: string;
                };
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: true;
                        /** @enum {string} */
                        role: "super-admin" | "admin" | "Hr";
                    };
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: false;
                        /** @description For people. */
                        message: string;
                    };
                };
            };
        };
    };
    ExamFiles_read: {
        parameters: {
            query?: {
                /** @description What seals it. */
                t?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: false;
                        /** @description For people. */
                        message: string;
                    };
                };
            };
        };
    };
    Nudges_open: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: false;
                        /** @description For people. */
                        message: string;
                    };
                };
            };
        };
    };
    Files_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: false;
                        /** @description For people. */
                        message: string;
                    };
                };
            };
        };
    };
    Files_readNameless: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: false;
                        /** @description For people. */
                        message: string;
                    };
                };
            };
        };
    };
    Health_health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: false;
                        /** @description For people. */
                        message: string;
                    };
                };
            };
        };
    };
    StaffReports_hr: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: true;
                        hr: {
                            id: string;
                            name: string;
                            email: string;
                            isVerified: boolean;
                            phone: string | null;
                            companyName: string | null;
                            companySize: number | null;
                            numberOfRequests: number;
                            /** @description Null: not limited. */
                            maxRequests: number | null;
                            numberOfCandidates: number;
                            numberOfAssessments: number;
                            assessments: {
                                id: string;
                                title: string;
                                jobRole: string;
                                candidateLevel: ("Beginner" | "Mid Level" | "Advanced") | null;
                                /** @description Seconds. */
                                duration: number;
                                /** @description Everybody invited. */
                                totalCandidates: number;
                                totalCompletedCandidates: number;
                            }[];
                            candidates: {
                                id: string;
                                name: string;
                                email: string;
                                phone: string | null;
                                /** @enum {string} */
                                status: "Invited" | "Inrolled" | "Completed";
                            }[];
                        };
                    };
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: false;
                        /** @description For people. */
                        message: string;
                    };
                };
            };
        };
    };
    Snapshots_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: false;
                        /** @description For people. */
                        message: string;
                    };
                };
            };
        };
    };
    QuestionExport_download: {
        parameters: {
            query?: {
                /** @description Such as `gift`. */
                format?: string;
                /** @description Of questions, by comma. */
                ids?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: false;
                        /** @description For people. */
                        message: string;
                    };
                };
            };
        };
    };
    QuestionExport_template: {
        parameters: {
            query?: {
                /** @description `en` or `ar`. */
                headings?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: false;
                        /** @description For people. */
                        message: string;
                    };
                };
            };
        };
    };
    TranslationExport_download: {
        parameters: {
            query?: {
                /** @description As docs/import-export.md names it. */
                format?: string;
                /** @description Of questions, by comma. */
                ids?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: false;
                        /** @description For people. */
                        message: string;
                    };
                };
            };
        };
    };
    Health_ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ready" | "not ready";
                    };
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ready" | "not ready";
                    };
                };
            };
        };
    };
    TableExports_results: {
        parameters: {
            query?: {
                /** @description Their names, by comma, in the order wanted; all of them when left out. */
                columns?: string;
                /** @description `en` or `ar`: of headings and words. */
                lang?: string;
                /** @description As in GraphQL. */
                search?: string;
                /** @description As in GraphQL, by comma. */
                stages?: string;
                /** @description As in GraphQL. */
                sort?: string;
                /** @description `ASC` or `DESC`. */
                direction?: string;
                /** @description Only these invitations, by comma, 300 at most; filters are then left aside. */
                ids?: string;
            };
            header?: never;
            path: {
                assessmentId: string;
                format: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "text/tab-separated-values": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: false;
                        /** @description For people. */
                        message: string;
                    };
                };
            };
        };
    };
    PdfExports_result: {
        parameters: {
            query?: {
                /** @description `en` or `ar`; without it, the caller’s own. */
                lang?: string;
            };
            header?: never;
            path: {
                assessmentId: string;
                candidateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: false;
                        /** @description For people. */
                        message: string;
                    };
                };
            };
        };
    };
    Sso_callback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Go there. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: false;
                        /** @description For people. */
                        message: string;
                    };
                };
            };
        };
    };
    Sso_start: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Go there. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: false;
                        /** @description For people. */
                        message: string;
                    };
                };
            };
        };
    };
    StaffReports_admin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: {
                            admin: {
                                id: string;
                                name: string;
                                email: string;
                                isVerified: boolean;
                                assessments: {
                                    id: string;
                                    title: string;
                                    jobRole: string;
                                    candidateLevel: ("Beginner" | "Mid Level" | "Advanced") | null;
                                    /** @description Seconds. */
                                    duration: number;
                                    /** @description Everybody invited. */
                                    totalCandidates: number;
                                    totalCompletedCandidates: number;
                                }[];
                                candidates: {
                                    id: string;
                                    name: string;
                                    email: string;
                                    phone: string | null;
                                    /** @enum {string} */
                                    status: "Invited" | "Inrolled" | "Completed";
                                }[];
                            }[];
                        };
                    };
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: false;
                        /** @description For people. */
                        message: string;
                    };
                };
            };
        };
    };
}
