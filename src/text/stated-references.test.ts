import { describe, expect, test } from "vitest";
import { statedReferences } from "./stated-references.ts";

describe("references, ids and numbers to call", () => {
  test.each([
    "Your service request is SR 58211.",
    "Reference: 58210",
    "Ref no. FRZ58211",
    "The ticket number is 88231.",
    "Complaint no: CMP/2026/4471",
    "UTR 612345678901",
    "UTR: HDFCN52026111234567",
    "Aapka reference number hai 4471992.",
    "Acknowledgement number ABX77123.",
    "Please call 1800-555-0144.",
    "Call us on 022 5550 0144.",
    "Your request ID is #58211.",
    "Request no. is REQ_58211",
    "docket 4410-2231",
    "Appointment ID APT90419",
  ])("%s", (say) => {
    expect(statedReferences(say).some(({ isSure }) => isSure)).toBe(true);
  });
  test("one that a circular may be known by is a doubt", () => {
    expect(statedReferences("Under RBI/2017-18/15 you are covered.")).toMatchObject([{ isSure: false }]);
  });
});

describe("no references", () => {
  test.each([
    "The EMI of ₹14,017 for 24 months.",
    "By 12 NOV 2026 at 10:30.",
    "Under Section 194A and Form 121.",
    "FY 2026-27, AY 2027-28.",
    "RS 45600 was debited.",
    "Your card ending 4417 or ****4417.",
    "Call 1930 or visit cybercrime.gov.in.",
    "25 leaves; 36 months; 118 Grain Market, Ludhiana 141003.",
    "The cheque numbers 552601 to 552604.",
    "IMPS of 15000 on 10 NOV.",
    "KYC 2026 update.",
    "ISO 27001 certified, 256-bit AES-256.",
    "COVID-19 rules, USB-C.",
    "PIN 410199, Pune.",
    "It is 4512 0733 1012 6419.",
  ])("%s", (say) => {
    expect(statedReferences(say).filter(({ isSure }) => isSure)).toEqual([]);
  });
});
