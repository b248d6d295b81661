import { useLive } from "../live.tsx";
import { Problem, RoomHead, RoomNav, RoomPlace } from "../parts.tsx";
import { to, useRoute } from "../route.ts";
import { Figures } from "./figures.tsx";
import { Lists } from "./lists.tsx";
import { Log } from "./log.tsx";
import { Messages } from "./messages.tsx";
import { Person } from "./person.tsx";

/** What visitors sent, and everything that is done with it. */
export default function InboxRoom() {
  const { parts, query } = useRoute();
  const { overview } = useLive();
  const [place = "messages"] = parts;
  const isList = place === "messages" || place === "message";
  const tab = isList ? (query.get("tab") ?? "messages") : "";
  return (
    <>
      <RoomHead title="Inbox" />
      <RoomNav label="In the inbox">
        <RoomPlace to={to(["inbox"])} isCurrent={tab === "messages"} count={overview?.unread}>
          Messages
        </RoomPlace>
        <RoomPlace
          to={to(["inbox"], { tab: "failed" })}
          isCurrent={tab === "failed"}
          count={overview?.failed}
        >
          Undelivered
        </RoomPlace>
        <RoomPlace to={to(["inbox"], { tab: "spam" })} isCurrent={tab === "spam"} count={overview?.spam}>
          Spam
        </RoomPlace>
        <RoomPlace to={to(["inbox", "lists"])} isCurrent={place === "lists"}>
          Subscribers
        </RoomPlace>
        <RoomPlace to={to(["inbox", "figures"])} isCurrent={place === "figures"}>
          Figures
        </RoomPlace>
        <RoomPlace to={to(["inbox", "person"])} isCurrent={place === "person"}>
          Erase a person
        </RoomPlace>
        <RoomPlace to={to(["inbox", "log"])} isCurrent={place === "log"}>
          Changes
        </RoomPlace>
      </RoomNav>
      <Problem>{overview?.alarm}</Problem>
      <Problem>
        {overview?.isWithoutMail &&
          "No mail server is set (SMTP_URL): mails are written to a file, not sent. Neither visitors nor the firm get them."}
      </Problem>
      {isList && <Messages />}
      {place === "lists" && <Lists />}
      {place === "figures" && <Figures />}
      {place === "person" && <Person key={query.get("email")} />}
      {place === "log" && <Log />}
    </>
  );
}
