import { userInfo } from "node:os";
import { expect, test, vi } from "vitest";
import { readSettings } from "./settings.ts";

vi.mock("node:os", async (original) => ({ ...(await original<object>()), userInfo: vi.fn() }));

test.each([
  [0, "root", "Somebody on the server"],
  [120, "haritva", "Somebody on the server"],
  [1000, "meera", "meera"],
  [-1, "Meera", "Meera"],
])(
  "a desk without DESK_NAME, started by user %i, %s → its changes stand under “%s”",
  (uid, username, name) => {
    vi.mocked(userInfo).mockReturnValue({ uid, username, gid: 0, shell: null, homedir: "/" });
    expect(readSettings({}).name).toBe(name);
    expect(readSettings({ DESK_NAME: "Ravi" }).name).toBe("Ravi");
  },
);
